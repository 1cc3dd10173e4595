import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RetentionPreview as Preview } from '#modules/profile-hub/contract/retention.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './privacy.module.css';

/** Whom a rule would erase now and soon, before it does; the longest quiet first. */
export function RetentionPreview({ query }: { query: UseQueryResult<Preview> }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <QueryBoundary query={query}>
      {({ now, soon, items }) => (
        <>
          <p className={classes.figures} role="status">
            {t('profile-hub:retention.now', { count: now, formatted: format.number(now) })} ·{' '}
            {t('profile-hub:retention.soon', { count: soon, formatted: format.number(soon) })}
          </p>
          <ul className={classes.list}>
            {items.map(({ id, name, lastActivityAt, keptUntil }) => (
              <li key={id} className={classes.row}>
                <span>
                  {name}
                  <small>
                    {t('profile-hub:retention.lastActivity', { date: format.date(lastActivityAt) })}
                  </small>
                </span>
                <span>
                  {t('profile-hub:retention.keptUntil', { date: format.date(keptUntil) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryBoundary>
  );
}
