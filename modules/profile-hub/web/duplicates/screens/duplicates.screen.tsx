import { ActionIcon, Button } from '@mantine/core';
import {
  IconArrowsExchange,
  IconChevronDown,
  IconChevronRight,
  IconChevronUp,
} from '@tabler/icons-react';
import {
  DUPLICATE_STATES,
  type Duplicate,
  type DuplicateState,
} from '#modules/profile-hub/contract/duplicate.ts';
import { listDuplicatesCall } from '#modules/profile-hub/contract/duplicates.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useRouterAddress } from '#platform/web/module/router-adapters.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { DecidePair } from '../components/decide-pair.tsx';
import classes from '../components/duplicates.module.css';
import { type PairsToDecide, useMerge, usePairsToDecide } from '../data/use-merge.ts';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(duplicatesQuery(client.id, 'open'));
};

const duplicatesQuery = (uuid: string, state: DuplicateState) =>
  callQueryOptions(listDuplicatesCall, { params: { uuid }, query: { state } });

const TABS = {
  open: 'profile-hub:duplicate.toDecide',
  merged: 'profile-hub:duplicate.merged',
  different: 'profile-hub:duplicate.different',
} as const;
const PANEL = 'duplicates';

/** Possible duplicates, decided one pair after the other [PH-18]. */
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
      <div
        role="tabpanel"
        id={PANEL}
        aria-labelledby={`${PANEL}-${state}`}
        className={classes.panel}
      >
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

/** Decided pairs, with an undo while it is possible. */
function DecidedPairs({ clientId, pairs }: { clientId: string; pairs: readonly Duplicate[] }) {
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

/** Title while a pair is decided: names, probability, reasons and position in the list. */
function PairHead({
  clientId,
  pairs,
  total,
}: {
  clientId: string;
  pairs: PairsToDecide | undefined;
  total: number;
}) {
  const { t } = useTranslation();
  const { number, percent, list } = useFormat();
  const title = t('profile-hub:title.duplicates');
  const back = (
    <BackLink to={clientAddress(clientId, 'profilehub/contacts')}>
      {t('profile-hub:menu.contacts')}
    </BackLink>
  );
  if (!pairs) return <PageHead path={back} title={title} />;
  const { current, place, gone, go } = pairs;
  const likely = t('profile-hub:duplicate.likely', { percent: percent(current.score / 100) });
  const reasons = list(current.reasons.map((one) => t(`profile-hub:duplicate.reason.${one}`)));
  return (
    <PageHead
      path={
        <div className={classes.path}>
          {back}
          <span className={classes.kind}>
            <Icon of={IconChevronRight} size={14} />
            {title}
          </span>
          <span className={classes.walk}>
            {t('profile-hub:duplicate.place', {
              place: number(place),
              total: number(Math.max(total - gone, place)),
            })}
            <ActionIcon
              variant="subtle"
              aria-label={t('profile-hub:duplicate.previous')}
              onClick={() => go(-1)}
            >
              <Icon of={IconChevronUp} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              aria-label={t('profile-hub:duplicate.next')}
              onClick={() => go(1)}
            >
              <Icon of={IconChevronDown} />
            </ActionIcon>
          </span>
        </div>
      }
      title={t('profile-hub:duplicate.question', { name: current.names[0] ?? '' })}
      about={t('profile-hub:duplicate.because', { likely, reasons })}
      actions={[
        {
          id: 'newest',
          label: t('profile-hub:duplicate.takeRight'),
          icon: IconArrowsExchange,
          run: pairs.takeNewest,
        },
      ]}
    />
  );
}
