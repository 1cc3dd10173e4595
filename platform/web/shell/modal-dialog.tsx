import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { InDialog } from './drop-place.ts';

const OPEN = '[aria-haspopup][aria-expanded="true"]';

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

  // What is open in it closes first. Its own listener has closed it by now, but the page still shows it open.
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && dialog.current?.querySelector(OPEN)) event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      onClick={onBackdrop}
      onKeyDown={onKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <InDialog value={true}>{children}</InDialog>
    </dialog>
  );
}
