import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { InDialog } from './drop-place.ts';

const OPEN = '[aria-haspopup][aria-expanded="true"]';

/** The native dialog: traps the focus, closes on Escape and restores the focus. */
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

  // Closed before it is removed, because only then does the browser restore the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  // Escape closes an open dropdown in the dialog first; this runs in the capture phase, before the dropdown's own
  // listener closes it.
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && dialog.current?.querySelector(OPEN)) event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the browser brings
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      onClick={onBackdrop}
      onKeyDownCapture={onKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <InDialog value={true}>{children}</InDialog>
    </dialog>
  );
}
