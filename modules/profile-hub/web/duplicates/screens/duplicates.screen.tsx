import { useTranslation } from 'react-i18next';
import { DOUBLE_STATES, type DoubleState } from '#modules/profile-hub/contract/duplicate.ts';
import { listDuplicatesCall } from '#modules/profile-hub/contract/duplicates.ts';
import { queryOf } from '#platform/web/api/query-of.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { BackLink } from '#platform/web/module/back-link.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { DecidedPairs } from '../components/decided-pairs.tsx';
import { PairsToDecide } from '../components/pairs-to-decide.tsx';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(asked(client.id, 'open'));
};

const asked = (uuid: string, state: DoubleState) =>
  queryOf(listDuplicatesCall, { params: { uuid }, query: { state } });

const TABS = {
  open: 'profile-hub:duplicate.toDecide',
  merged: 'profile-hub:duplicate.merged',
  different: 'profile-hub:duplicate.different',
} as const;
const PANEL = 'duplicates';

/** Contacts that may be the same person: decided one pair after the other [PH-18]. */
export default function DuplicatesScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const address = useRouterAddress();
  const search = new URLSearchParams(address.search);
  const named = search.get('tab');
  const contactId = search.get('contact') ?? undefined;
  const state = DOUBLE_STATES.find((one) => one === named) ?? 'open';
  const query = useCall(listDuplicatesCall, {
    params: { uuid: client.id },
    query: { state, contactId },
  });
  return (
    <>
      <PageHead
        path={
          <BackLink to={clientAddress(client.id, 'profilehub/contacts')}>
            {t('profile-hub:menu.contacts')}
          </BackLink>
        }
        title={t('profile-hub:title.duplicates')}
      />
      <TabBar
        label={t('profile-hub:title.duplicates')}
        panelId={PANEL}
        current={state}
        pieces={DOUBLE_STATES.map((id) => ({
          id,
          label: t(TABS[id]),
          count: query.data?.counts[id],
        }))}
        onSelect={(id) => {
          search.set('tab', id);
          address.setSearch(`?${search}`, 'replace');
        }}
      />
      <div role="tabpanel" id={PANEL} aria-labelledby={`${PANEL}-${state}`}>
        <QueryBoundary query={query} key={`${state}${contactId}`}>
          {({ items, total }) =>
            state === 'open' ? (
              <PairsToDecide clientId={client.id} pairs={items} total={total} />
            ) : (
              <DecidedPairs clientId={client.id} pairs={items} />
            )
          }
        </QueryBoundary>
      </div>
    </>
  );
}
