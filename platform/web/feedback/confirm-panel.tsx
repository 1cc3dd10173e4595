import { Button } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './confirm.module.css';
import { type NamedRow, namedRows } from './named-rows.ts';

export interface ConfirmQuestion {
  /** The question, with its number: “Delete 3 touchpoints?” */
  title: string;
  /** Explains what is lost and what stays. */
  lost: ReactNode;
  /** Names of the affected records, as far as known; the first five are listed. */
  names?: readonly NamedRow[];
  /** How many it is about in all, where that is more than the names. */
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
