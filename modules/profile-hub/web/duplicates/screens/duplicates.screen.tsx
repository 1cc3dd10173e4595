import { useTranslation } from 'react-i18next';
import { DUPLICATE_STATES, type DuplicateState } from '#modules/profile-hub/contract/duplicate.ts';
import { listDuplicatesCall } from '#modules/profile-hub/contract/duplicates.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { DecidePair } from '../components/decide-pair.tsx';
import { DecidedPairs } from '../components/decided-pairs.tsx';
import { PairHead } from '../components/pair-head.tsx';
import { usePairsToDecide } from '../data/use-pairs-to-decide.ts';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(asked(client.id, 'open'));
};

const asked = (uuid: string, state: DuplicateState) =>
  callQueryOptions(listDuplicatesCall, { params: { uuid }, query: { state } });

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
  const state = DUPLICATE_STATES.find((one) => one === named) ?? 'open';
  const query = useCall(listDuplicatesCall, {
    params: { uuid: client.id },
    query: { state, contactId },
  });
  const isFresh = state === 'open' && !query.isPlaceholderData;
  const pairs = usePairsToDecide(client.id, isFresh ? query.data?.items : undefined);
  return (
    <>
      <PairHead clientId={client.id} pairs={pairs} total={query.data?.total ?? 0} />
      <TabBar
        label={t('profile-hub:title.duplicates')}
        panelId={PANEL}
        current={state}
        pieces={DUPLICATE_STATES.map((id) => ({
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
          {({ items }) => {
            if (state !== 'open') return <DecidedPairs clientId={client.id} pairs={items} />;
            if (!pairs)
              return (
                <EmptyState title={t('profile-hub:duplicate.none')}>
                  {t('profile-hub:duplicate.noneHint')}
                </EmptyState>
              );
            return (
              <QueryBoundary query={pairs.query} isEditor>
                {(pair) => <DecidePair key={pair.id} pair={pair} pairs={pairs} />}
              </QueryBoundary>
            );
          }}
        </QueryBoundary>
      </div>
    </>
  );
}
