import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { ConfirmQuestion } from './confirm-panel.tsx';

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
