import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Duplicate } from '#modules/profile-hub/contract/duplicate.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { useMerge } from '../data/use-merge.ts';
import classes from './duplicates.module.css';

/** Decided pairs, with an undo while it is possible. */
export function DecidedPairs({
  clientId,
  pairs,
}: {
  clientId: string;
  pairs: readonly Duplicate[];
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { undo, decide } = useMerge(clientId);
  if (pairs.length === 0)
    return (
      <EmptyState title={t('profile-hub:duplicate.noneDecided')}>
        {t('profile-hub:duplicate.noneDecidedHint')}
      </EmptyState>
    );
  return (
    <ul className={classes.list}>
      {pairs.map(({ id, names, state, decidedAt, mergeId, undoUntil }) => {
        const date = decidedAt === null ? '' : format.date(decidedAt);
        return (
          <li key={id} className={classes.row}>
            <span className={classes.who}>
              {names.length > 0 ? format.list(names) : t('profile-hub:duplicate.gone')}
              <small>
                {state === 'merged'
                  ? t('profile-hub:duplicate.mergedOn', { date })
                  : t('profile-hub:duplicate.decidedOn', { date })}
                {undoUntil !== null &&
                  ` · ${t('profile-hub:duplicate.barUndo', { date: format.date(undoUntil) })}`}
              </small>
            </span>
            {state === 'merged' && mergeId !== null && undoUntil !== null && (
              <Button variant="default" onClick={() => void undo([mergeId])}>
                {t('profile-hub:duplicate.undo')}
              </Button>
            )}
            {state === 'different' && (
              <Button variant="default" onClick={() => void decide(id, 'open')}>
                {t('profile-hub:duplicate.takeBack')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
