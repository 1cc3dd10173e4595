import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { eraseContacts } from '#modules/profile-hub/contract/permissions.ts';
import {
  getRetentionCall,
  listDataRequestsCall,
  listErasuresCall,
} from '#modules/profile-hub/contract/privacy.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { IfAble } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { useDataRequests } from '../../contacts/data/use-data-requests.ts';
import classes from '../components/privacy.module.css';
import { RetentionRule } from '../components/retention-rule.tsx';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(callQueryOptions(getRetentionCall, { params: { uuid: client.id } }));
};

/** Rights of persons: data requests and limited retention, with the erasure proofs [PH-17]. */
export default function PrivacyScreen() {
  const { t } = useTranslation();
  const { id } = useCurrentClient();
  const retention = useCall(getRetentionCall, { params: { uuid: id } });
  return (
    <>
      <PageHead
        path={
          <BackLink to={clientAddress(id, 'profilehub/contacts')}>
            {t('profile-hub:menu.contacts')}
          </BackLink>
        }
        title={t('profile-hub:title.privacy')}
      />
      <div className={classes.page}>
        <section className={classes.section}>
          <h2>{t('profile-hub:data.requests')}</h2>
          <DataRequests clientId={id} />
        </section>
        <IfAble to={eraseContacts}>
          <section className={classes.side}>
            <h2>{t('profile-hub:retention.title')}</h2>
            <p className={classes.quiet}>{t('profile-hub:retention.hint')}</p>
            <QueryBoundary query={retention}>
              {(storedRetention) => (
                <RetentionRule
                  key={storedRetention.version}
                  clientId={id}
                  stored={storedRetention}
                />
              )}
            </QueryBoundary>
          </section>
          <section className={classes.section}>
            <h2>{t('profile-hub:erase.proofs')}</h2>
            <ErasureProofs clientId={id} />
          </section>
        </IfAble>
      </div>
    </>
  );
}

/** Data requests, open ones first. */
function DataRequests({ clientId }: { clientId: string }) {
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
                <Link
                  className={classes.name}
                  to={clientAddress(clientId, `profilehub/contacts/${contactId}`)}
                >
                  {name}
                </Link>
                <small>
                  {t('profile-hub:data.askedOn', { date: format.date(askedAt) })}
                  <span className={classes.dot}> · </span>
                  <span className={`${classes.whole} ${answeredAt === null ? classes.due : ''}`}>
                    {answeredAt === null
                      ? `${t('profile-hub:data.dueOn', { date: format.date(dueAt) })}, ${format.ago(dueAt)}`
                      : t('profile-hub:data.answeredOn', { date: format.date(answeredAt) })}
                  </span>
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

/** Erasures with time, reason and number; for a given address, whether its owner was erased. */
function ErasureProofs({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [address] = useDebouncedValue(typed.trim(), 300);
  const query = useCall(listErasuresCall, {
    params: { uuid: clientId },
    query: { limit: 20, ...(address !== '' && { address }) },
  });
  return (
    <>
      <div className={classes.find}>
        <TextField
          label={t('profile-hub:erase.findAddress')}
          help={t('profile-hub:erase.findAddressHint')}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <QueryBoundary
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <p className={classes.quiet}>
            {t('profile-hub:erase.noProofs')}. {t('profile-hub:erase.noProofsHint')}
          </p>
        }
      >
        {({ items }) => (
          <ul className={classes.list}>
            {items.map(({ id, at, cause, contacts, reached }) => (
              <li key={id} className={classes.row}>
                <span>
                  {t('profile-hub:erase.done', {
                    count: contacts,
                    formatted: format.number(contacts),
                  })}
                  <small>
                    {format.moment(at)} · {t(`profile-hub:erase.causes.${cause}`)}
                  </small>
                </span>
                <span>
                  {t('profile-hub:erase.total')}{' '}
                  {format.number(reached.reduce((sum, { count }) => sum + count, 0))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </>
  );
}
