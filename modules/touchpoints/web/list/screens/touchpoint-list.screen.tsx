import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { exportTouchpointCall } from '#modules/touchpoints/contract/move-touchpoints.ts';
import {
  aboutTouchpoint,
  LANDING_STATES,
  TOUCHPOINT_STATES,
  TOUCHPOINT_TYPES,
  type TouchpointRow,
  touchpointList,
} from '#modules/touchpoints/contract/touchpoint.ts';
import { getSearchFiltersCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { Sparkline } from '#platform/web/charts/lines/sparkline.tsx';
import { ModuleDecisions } from '#platform/web/decisions/decisions.tsx';
import { MiddleCut } from '#platform/web/display/middle-cut.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { PageActionButtons } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { buildFilterFields } from '#platform/web/list/list-question.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { type CurrentClient, useCurrentClient } from '#platform/web/module/current-client.ts';
import { useNames } from '#platform/web/module/translate.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import {
  shortUrlParts,
  touchpointListing,
  useNamedTouchpoint,
} from '../../data/touchpoint-listing.ts';
import { useNewTouchpoint, useRowActions } from '../components/touchpoint-actions.tsx';
import { Period } from '../components/touchpoint-cells.tsx';
import { useTouchpointBulk } from '../components/use-touchpoint-bulk.tsx';
import { useTouchpointColumns } from '../components/use-touchpoint-columns.tsx';
import { FIELD_NAMES, VIEW_NAMES } from '../data/touchpoint-names.ts';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(
    callQueryOptions(getSearchFiltersCall, { query: { brandId: client.brandId } }),
  );
};

/** All touchpoints of the brand [TP-01]. */
export default function TouchpointListScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <>
      <PageHead
        decisions={<ModuleDecisions module="touchpoints" calm={t('touchpoints:decision.none')} />}
        title={t('touchpoints:menu.group')}
        actions={useNewTouchpoint(client.id)}
      />
      <TouchpointsTable key={client.id} client={client} />
    </>
  );
}

/** Touchpoints of a brand, with actions on one or several [TP-01]. */
function TouchpointsTable({ client }: { client: CurrentClient }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { views, fields } = useTouchpointChoices(client.brandId);
  const bulk = useTouchpointBulk(client.brandId);
  const open = useCallback(
    (row: TouchpointRow) => void navigate({ href: touchpointListing.hrefOf?.(client, row) ?? '' }),
    [navigate, client],
  );
  return (
    <>
      <RecordList
        listing={touchpointListing}
        scope={client}
        label={t('touchpoints:menu.list')}
        search={t('touchpoints:list.search')}
        viewNames={useNames(VIEW_NAMES)}
        viewCounts={views}
        fields={fields}
        columns={useTouchpointColumns()}
        rowActions={useRowActions({ open, remove: bulk.remove })}
        firstUse={<NoTouchpoints clientId={client.id} />}
        card={(touchpoint, way) => <TouchpointCard touchpoint={touchpoint} {...way} />}
        namedRow={useNamedTouchpoint()}
        bulkActions={bulk.actions}
        exports={{
          call: exportTouchpointCall,
          inputOf: (format, filters) => ({ body: { brandId: client.brandId, format, filters } }),
        }}
      />
      {bulk.dialog}
    </>
  );
}

/** Empty state of a brand without short URLs. */
function NoTouchpoints({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      isExplained
      title={t('touchpoints:empty.title')}
      actions={<PageActionButtons actions={useNewTouchpoint(clientId)} />}
      steps={[
        { title: t('touchpoints:empty.step1') },
        { title: t('touchpoints:empty.step2') },
        { title: t('touchpoints:empty.step3') },
      ]}
    >
      {t('touchpoints:empty.text')}
    </EmptyState>
  );
}

/** A touchpoint on a phone: short URL, purpose and visits. */
function TouchpointCard({ touchpoint, ...way }: CardNavigation & { touchpoint: TouchpointRow }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { type, description, product, scans, weeks } = touchpoint;
  const { base, suffix } = shortUrlParts(touchpoint);
  return (
    <PhoneCard
      {...way}
      name={<MiddleCut base={base} text={suffix} />}
      figure={
        <span title={t('touchpoints:list.scans', { count: scans, formatted: number(scans) })}>
          {number(scans)}
        </span>
      }
      text={aboutTouchpoint({ product: product?.name, description })}
      chart={<Sparkline values={weeks} />}
      facts={[t(`touchpoints:type.${type}`)]}
      date={<Period touchpoint={touchpoint} />}
    />
  );
}

/** Filter options of a brand's touchpoints, and the number in each view [TP-01]. */
function useTouchpointChoices(brandId: string) {
  const { t } = useTranslation();
  const names = useNames(FIELD_NAMES);
  const { nameOf } = useCountryNames();
  const { data } = useCall(getSearchFiltersCall, { query: { brandId } });
  return useMemo(() => {
    const configurations = data?.configurations ?? [];
    const fields = buildFilterFields(touchpointList, names, {
      type: TOUCHPOINT_TYPES.map((value) => ({ value, label: t(`touchpoints:type.${value}`) })),
      state: TOUCHPOINT_STATES.map((value) => ({ value, label: t(`touchpoints:state.${value}`) })),
      scannedIn: data?.countries.map((value) => ({ value, label: nameOf(value) })) ?? [],
      landing: LANDING_STATES.map((value) => ({
        value,
        label: t(`touchpoints:landingState.${value}`),
      })),
      // Not a filter if the brand has only one configuration.
      configuration:
        configurations.length > 1
          ? configurations.map(({ slug, name }) => ({ value: slug, label: name }))
          : [],
    });
    return { views: data?.views, deadCodes: data?.deadCodes ?? 0, fields };
  }, [t, names, nameOf, data]);
}
