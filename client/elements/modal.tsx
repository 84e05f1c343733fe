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

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
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

  // The dialog's content covers all of it, so a click on the dialog itself is one on its backdrop.
  const onClick = (event: MouseEvent) => {
    if (closesOnOutsideClick && event.target === dialog.current) onClose();
  };

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way out
    <dialog
      ref={dialog}
      id={id}
      className={`modal ${className}`}
      aria-label={label}
      onCancel={onCancel}
      onClose={onEnd}
      onClick={onClick}
    >
      {children}
    </dialog>
  );
}
