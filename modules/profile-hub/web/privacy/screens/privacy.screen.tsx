import { useTranslation } from 'react-i18next';
import { eraseContacts } from '#modules/profile-hub/contract/permissions.ts';
import { getRetentionCall } from '#modules/profile-hub/contract/privacy.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { IfAble } from '#platform/web/module/abilities.tsx';
import { BackLink } from '#platform/web/module/back-link.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { DataRequests } from '../components/data-requests.tsx';
import { ErasureProofs } from '../components/erasure-proofs.tsx';
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
      <section className={classes.section}>
        <h2>{t('profile-hub:data.requests')}</h2>
        <DataRequests clientId={id} />
      </section>
      <IfAble to={eraseContacts}>
        <section className={classes.section}>
          <h2>{t('profile-hub:retention.title')}</h2>
          <p className={classes.quiet}>{t('profile-hub:retention.hint')}</p>
          <QueryBoundary query={retention}>
            {(kept) => <RetentionRule key={kept.version} clientId={id} kept={kept} />}
          </QueryBoundary>
        </section>
        <section className={classes.section}>
          <h2>{t('profile-hub:erase.proofs')}</h2>
          <ErasureProofs clientId={id} />
        </section>
      </IfAble>
    </>
  );
}
