import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { focusOn } from '../browser/pass-focus-on.ts';

type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  className: string;
  id?: string;
  closesOnOutsideClick?: boolean;
  children: ReactNode;
};

export function Modal(props: ModalProps) {
  const { isOpen, onClose, label, className, id, closesOnOutsideClick = true, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
  const opener = useRef<Element>(null);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!isOpen) void closeAfterFade(element);
    else if (!element.open) {
      opener.current = document.activeElement;
      element.showModal();
      // Without this, the browser focuses the first button and draws a ring around it.
      element.focus();
    }
  }, [isOpen]);

  // Closes through the state, because the browser's close event is late and the dialog could not reopen at once.
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // A second Escape closes the dialog despite preventDefault.
  const onEnd = () => {
    if (isOpen && !dialog.current?.open) onClose();
    // Turning the phone may have hidden the button that opened it.
    const isOpenerGone = opener.current?.getClientRects().length === 0;
    if (isOpenerGone) focusOn(document.querySelector('h1'), { preventScroll: true });
  };

  // Clicks on the backdrop target the dialog itself, as do drags that start inside and end outside.
  const isOutside = ({ target }: MouseEvent) => target === dialog.current;
  const onPointerDown = (event: MouseEvent) => {
    isPressedOutside.current = isOutside(event);
  };
  const onClick = (event: MouseEvent) => {
    if (closesOnOutsideClick && isPressedOutside.current && isOutside(event)) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same for the keyboard
    <dialog
      ref={dialog}
      id={id}
      className={`modal ${className}${isOpen ? ' is-open' : ''}`}
      tabIndex={-1}
      aria-label={label}
      onCancel={onCancel}
      onClose={onEnd}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      {wasOpened && children}
    </dialog>
  );
}

/** Firefox and Safari hide a closed dialog at once, so wait for the fade. It may be opened again meanwhile. */
async function closeAfterFade(dialog: HTMLDialogElement): Promise<void> {
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
  if (!dialog.classList.contains('is-open')) dialog.close();
}
