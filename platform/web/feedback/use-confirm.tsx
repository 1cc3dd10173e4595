import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import classes from './confirm.module.css';
import { ConfirmPanel, type ConfirmQuestion } from './confirm-panel.tsx';

type Ask = (question: ConfirmQuestion) => Promise<boolean>;

const AskContext = createContext<Ask | null>(null);

/** Rendered once in the suite, around everything that may ask for confirmation. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ConfirmQuestion>();
  const waiting = useRef<(isConfirmed: boolean) => void>(undefined);

  const answer = useCallback((isConfirmed: boolean) => {
    waiting.current?.(isConfirmed);
    waiting.current = undefined;
    setQuestion(undefined);
  }, []);

  const ask = useCallback<Ask>((next) => {
    // A second question before the first is answered: the first one is answered with the careful no.
    waiting.current?.(false);
    setQuestion(next);
    return new Promise((resolve) => {
      waiting.current = resolve;
    });
  }, []);

  return (
    <AskContext value={ask}>
      {children}
      {question && <ConfirmDialog question={question} onAnswer={answer} />}
    </AskContext>
  );
}

/** Usage: `const confirm = useConfirm(); if (await confirm({ title, lost, names, keep, act })) …` */
export function useConfirm(): Ask {
  const ask = use(AskContext);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it');
  return ask;
}

/**
 * Asks for confirmation before data is lost. The native dialog traps the focus, closes on Escape and restores the
 * focus; the safe button has the initial focus, so Enter loses nothing.
 */
function ConfirmDialog({
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
