import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';

type ModalProps = {
  isOpen: boolean;
  /** Escape was pressed, or a place outside was clicked. */
  onClose: () => void;
  label: string;
  className: string;
  id?: string;
  closesOnOutsideClick?: boolean;
  children: ReactNode;
};

/** The browser's own modal dialog: it keeps the focus inside, makes the rest inert and gives the focus back. */
export function Modal({
  isOpen,
  onClose,
  label,
  className,
  id,
  closesOnOutsideClick = true,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!isOpen) return closeAfterFade(element);
    if (!element.open) element.showModal();
    return undefined;
  }, [isOpen]);

  // The state closes the dialog, so that it can be opened again at once: the browser would tell of its own closing late.
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // Where it closes the dialog all the same, as on a second Escape.
  const onEnd = () => {
    if (isOpen && !dialog.current?.open) onClose();
  };

  // What is the dialog's own and none of its content's: its backdrop, and the bare ground of one that fills the screen.
  const isOutside = ({ target }: MouseEvent) => target === dialog.current;
  const onPointerDown = (event: MouseEvent) => {
    isPressedOutside.current = isOutside(event);
  };
  // A press that began inside, to mark text or to drag a thumb, may end outside: the click is then the dialog's too.
  const onClick = (event: MouseEvent) => {
    if (closesOnOutsideClick && isPressedOutside.current && isOutside(event)) onClose();
  };

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way out
    <dialog
      ref={dialog}
      id={id}
      className={`modal ${className}${isOpen ? ' is-open' : ''}`}
      aria-label={label}
      onCancel={onCancel}
      onClose={onEnd}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      {children}
    </dialog>
  );
}

/**
 * Closes a dialog that has lost its class `is-open` once its styles have faded it out, as Firefox and Safari take a
 * closed one off the screen at once. Gives what calls it off.
 */
function closeAfterFade(dialog: HTMLDialogElement): () => void {
  let isCalledOff = false;
  const fades = dialog.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(fades).then(() => {
    if (!isCalledOff) dialog.close();
  });
  return () => {
    isCalledOff = true;
  };
}
