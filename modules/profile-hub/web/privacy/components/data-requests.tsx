import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { listDataRequestsCall } from '#modules/profile-hub/contract/privacy.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useDataRequests } from '../data/use-data-requests.ts';
import classes from './privacy.module.css';

/** Data requests, open ones first. */
export function DataRequests({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { answer } = useDataRequests(clientId);
  const query = useCall(listDataRequestsCall, { params: { uuid: clientId }, query: { limit: 20 } });
  return (
    <QueryBoundary
      query={query}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <p className={classes.quiet}>
          {t('profile-hub:data.noRequests')}. {t('profile-hub:data.noRequestsHint')}
        </p>
      }
    >
      {({ items }) => (
        <ul className={classes.list}>
          {items.map(({ id, contactId, name, askedAt, dueAt, answeredAt }) => (
            <li key={id} className={classes.row}>
              <span>
                <Link to={clientAddress(clientId, `profilehub/contacts/${contactId}`)}>{name}</Link>
                <small>
                  {t('profile-hub:data.askedOn', { date: format.date(askedAt) })} ·{' '}
                  {answeredAt === null
                    ? t('profile-hub:data.dueOn', { date: format.date(dueAt) })
                    : t('profile-hub:data.answeredOn', { date: format.date(answeredAt) })}
                </small>
              </span>
              {answeredAt === null && (
                <Button variant="default" onClick={() => void answer(id)}>
                  {t('profile-hub:data.markAnswered')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </QueryBoundary>
  );
}
