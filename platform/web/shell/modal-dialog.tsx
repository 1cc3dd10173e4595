import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

/** The browser's own dialog: it holds the focus inside, closes on Escape and gives the focus back. */
export function ModalDialog({
  label,
  className,
  onClose,
  children,
}: {
  label: string;
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the browser brings
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      onClick={onBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
