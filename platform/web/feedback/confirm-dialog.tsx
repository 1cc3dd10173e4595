import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import classes from './confirm.module.css';
import { ConfirmPanel, type ConfirmQuestion } from './confirm-panel.tsx';

/**
 * Asks for confirmation before data is lost. The native dialog traps the focus, closes on Escape and restores the
 * focus; the safe button has the initial focus, so Enter loses nothing.
 */
export function ConfirmDialog({
  question,
  onAnswer,
}: {
  question: ConfirmQuestion;
  onAnswer: (isConfirmed: boolean) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const keepButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();

  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    keepButton.current?.focus();
    return () => shown?.close();
  }, []);

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onAnswer(false);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the browser brings
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      onClick={onBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(false);
      }}
    >
      <ConfirmPanel
        question={question}
        titleId={titleId}
        keepButton={keepButton}
        onAnswer={onAnswer}
      />
    </dialog>
  );
}
