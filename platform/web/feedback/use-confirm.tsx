import { Button } from '@mantine/core';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type Ref,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './confirm.module.css';

type Confirm = (question: ConfirmQuestion) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

/** Rendered once in the suite, around everything that may ask for confirmation. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ConfirmQuestion>();
  const waiting = useRef<(isConfirmed: boolean) => void>(undefined);

  const answer = useCallback((isConfirmed: boolean) => {
    waiting.current?.(isConfirmed);
    waiting.current = undefined;
    setQuestion(undefined);
  }, []);

  const confirm = useCallback<Confirm>((next) => {
    // If a second confirmation opens before the first is answered, the first counts as declined.
    waiting.current?.(false);
    setQuestion(next);
    return new Promise((resolve) => {
      waiting.current = resolve;
    });
  }, []);

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && <ConfirmDialog question={question} onAnswer={answer} />}
    </ConfirmContext>
  );
}

/** Usage: `const confirm = useConfirm(); if (await confirm({ title, lost, names, keep, act })) …` */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it');
  return confirm;
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

  // Closed before it is removed, because only then does the browser restore the focus.
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

export interface ConfirmQuestion {
  /** The question, with its number: “Delete 3 touchpoints?” */
  title: string;
  /** Explains what is lost and what stays. */
  lost: ReactNode;
  /** Names of the affected records, as far as known; the first five are listed. */
  names?: readonly NamedRow[];
  /** Total number of affected records, if more than the listed names. */
  count?: number;
  /** Label of the safe button: “Keep them” */
  keep: string;
  /** The verb with its object: “Delete 3 touchpoints”. Never “OK”. */
  act: string;
  isDestructive?: boolean;
}

export function ConfirmPanel({
  question,
  titleId,
  keepButton,
  onAnswer,
}: {
  question: ConfirmQuestion;
  titleId: string;
  keepButton?: Ref<HTMLButtonElement>;
  onAnswer: (isConfirmed: boolean) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { title, lost, names = [], keep, act, isDestructive = true } = question;
  const { listed, others } = namedRows(names, question.count);
  return (
    <div className={classes.panel}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      <div className={classes.lost}>{lost}</div>
      {listed.length > 0 && (
        <ul>
          {listed.map(({ name, figure }) => (
            <li key={`${name} ${figure}`} className={classes.name}>
              <span title={name}>{name}</span>
              {figure !== undefined && <span className={classes.figure}>{figure}</span>}
            </li>
          ))}
          {others > 0 && (
            <li className={classes.name}>
              {t('platform:confirm.others', { count: others, others: format.number(others) })}
            </li>
          )}
        </ul>
      )}
      <div className={classes.actions}>
        <Button ref={keepButton} variant="default" onClick={() => onAnswer(false)}>
          {keep}
        </Button>
        <Button {...(isDestructive && { color: 'red' })} onClick={() => onAnswer(true)}>
          {act}
        </Button>
      </div>
    </div>
  );
}

/** A record in a confirmation, with the figure that shows its importance: “ma.example/advent”, “1,204 scans”. */
export interface NamedRow {
  name: string;
  figure?: string;
}

const LISTED = 5;

/** Returns the first few names and the number of further records; `count` includes those without known names. */
export function namedRows(
  names: readonly NamedRow[],
  count = names.length,
): { listed: readonly NamedRow[]; others: number } {
  const listed = names.slice(0, LISTED);
  return { listed, others: Math.max(count, names.length) - listed.length };
}
