import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { getBrandSettingsCall } from '#modules/touchpoints/contract/configuration.ts';
import {
  type DeadCode,
  deadCodeList,
  listDeadCodesCall,
} from '#modules/touchpoints/contract/dead-codes.ts';
import { changeTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { TIME_PRESETS } from '#platform/web/date-range/period.ts';
import type { FilterField } from '#platform/web/filters/filter-condition.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { defineListing, firstQuestion, inAddress } from '#platform/web/list/listing.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { type CurrentClient, useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '../components/dead-codes.module.css';

const deadCodeListing = defineListing({
  name: 'touchpoints.dead-codes',
  list: deadCodeList,
  call: listDeadCodesCall,
  inputOf: ({ brandId }: CurrentClient, question) => ({
    query: { brandId, ...inAddress(question) },
  }),
  idOf: ({ suffix }) => suffix,
  nameOf: ({ suffix }) => suffix,
});

const FixDialog = onDemand(() => import('../components/fix-dead-code-dialog.tsx'));

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(deadCodeListing.ask(client, firstQuestion(deadCodeListing.list)));
};

/** Screen of visited suffixes without a destination: from a misprint or an older system. */
export default function DeadCodesScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <>
      <PageHead
        title={t('touchpoints:title.deadCodes')}
        subtitle={t('touchpoints:dead.subtitle')}
      />
      <DeadCodesTable key={client.id} client={client} />
    </>
  );
}

function DeadCodesTable({ client }: { client: CurrentClient }) {
  const { t } = useTranslation();
  const { brandId } = client;
  const [codeToFix, setCodeToFix] = useState<DeadCode>();
  const onFix = useAbility(changeTouchpoints) ? setCodeToFix : undefined;
  const { data: brand } = useCall(getBrandSettingsCall, { query: { brandId } });
  return (
    <>
      <RecordList
        listing={deadCodeListing}
        scope={client}
        label={t('touchpoints:title.deadCodes')}
        search={t('touchpoints:dead.tried')}
        viewNames={{ all: t('touchpoints:title.deadCodes') }}
        fields={useDeadCodeFields()}
        columns={useDeadCodeColumns({ base: brand?.shortUrlBase ?? '', onResolve: onFix })}
        firstUse={
          <EmptyState title={t('touchpoints:dead.emptyTitle')}>
            {t('touchpoints:dead.emptyText')}
          </EmptyState>
        }
        card={(code) => <DeadCodeCard code={code} onResolve={onFix} />}
      />
      {codeToFix && (
        <FixDialog brandId={brandId} code={codeToFix} onClose={() => setCodeToFix(undefined)} />
      )}
    </>
  );
}

function useDeadCodeFields(): FilterField[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'visits', name: t('touchpoints:dead.visits'), kind: 'number' },
      { id: 'suffix', name: t('touchpoints:dead.tried'), kind: 'text' },
      { id: 'first', name: t('touchpoints:dead.first'), kind: 'date', presets: TIME_PRESETS },
      { id: 'last', name: t('touchpoints:dead.last'), kind: 'date', presets: TIME_PRESETS },
    ],
    [t],
  );
}

/** A dead code on a phone: suffix, number of visits, and the action that fixes it. */
function DeadCodeCard({
  code,
  onResolve: onFix,
}: {
  code: DeadCode;
  onResolve: ((code: DeadCode) => void) | undefined;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { suffix, visits, lastAt, similar } = code;
  return (
    <PhoneCard
      name={suffix}
      text={similar && t('touchpoints:dead.likely', { suffix: similar.suffix })}
      facts={[t('touchpoints:dead.visitsOf', { count: visits, formatted: format.number(visits) })]}
      date={format.moment(lastAt)}
      action={
        onFix && (
          <Button variant="default" onClick={() => onFix(code)}>
            {t('touchpoints:dead.lead')}
          </Button>
        )
      }
    />
  );
}

/** Visited suffix, number of visits, and the suffix that was probably meant. */
function useDeadCodeColumns({
  base,
  onResolve: onFix,
}: {
  base: string;
  /** Undefined for users with read-only access. */
  onResolve: ((code: DeadCode) => void) | undefined;
}): TableColumn<DeadCode>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'suffix',
        header: t('touchpoints:dead.tried'),
        minWidth: 200,
        priority: 10,
        grows: true,
        namesRow: true,
        sortable: true,
        copies: ({ suffix }) => `${base}${suffix}`,
        cell: ({ suffix }) => (
          <>
            <span className={classes.quiet}>{base.replace(/^https?:\/\//, '')}</span>
            <span className={classes.suffix}>{suffix}</span>
          </>
        ),
      },
      {
        id: 'visits',
        header: t('touchpoints:dead.visits'),
        align: 'end',
        minWidth: 88,
        priority: 9,
        sortable: true,
        sortsDescendingFirst: true,
        cell: ({ visits }) => format.number(visits),
      },
      {
        id: 'firstAt',
        header: t('touchpoints:dead.first'),
        minWidth: 104,
        priority: 4,
        cell: ({ firstAt }) => <span className={classes.quiet}>{format.shortDay(firstAt)}</span>,
      },
      {
        id: 'lastAt',
        header: t('touchpoints:dead.last'),
        minWidth: 104,
        priority: 6,
        sortable: true,
        sortsBy: 'date',
        sortsDescendingFirst: true,
        cell: ({ lastAt }) => <span className={classes.quiet}>{format.shortDay(lastAt)}</span>,
      },
      {
        id: 'similar',
        header: t('touchpoints:dead.similar'),
        minWidth: 160,
        priority: 7,
        cell: ({ similar }) => similar?.suffix ?? <span className={classes.quiet}>—</span>,
      },
      ...(onFix
        ? [
            {
              id: 'mend',
              header: t('touchpoints:dead.mend'),
              align: 'end' as const,
              minWidth: 140,
              priority: 8,
              cell: (code: DeadCode) => (
                <Button variant="default" size="xs" onClick={() => onFix(code)}>
                  {t('touchpoints:dead.lead')}
                </Button>
              ),
            },
          ]
        : []),
    ],
    [t, format, base, onFix],
  );
}
