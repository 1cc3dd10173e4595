import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import {
  FUNNEL_STEPS,
  getSearchedPlacesCall,
  getStoresFunnelCall,
  UNSERVED_PLACES,
} from '#modules/locator/contract/dashboard.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { pageSpan, TablePager } from '#platform/web/table/pager/table-pager.tsx';
import type { DashboardQuery } from '../data/dashboard-search.ts';
import { PlainTable } from './report-table.tsx';

const PAGE_SIZE = 10;
/** Columns of a phone; the other steps are below the name. */
const PHONE_STEPS: ReadonlySet<string> = new Set(['leads', 'sales']);

/** Funnel per store, always from our own records. */
export function StoresFunnel({ clientId, query }: { clientId: string; query: DashboardQuery }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [page, setPage] = useState(1);
  const funnel = useCall(getStoresFunnelCall, {
    params: { clientId },
    query: { ...query, page, size: PAGE_SIZE },
  });
  return (
    <QueryBoundary query={funnel}>
      {({ items, total, sums }) => (
        <PlainTable
          title={t('locator:dashboard.funnel')}
          note={t('locator:dashboard.by.own')}
          columns={[
            { key: 'store', label: t('locator:dashboard.store') },
            ...FUNNEL_STEPS.map((step) => ({
              key: step,
              label: t(`locator:dashboard.step.${step}`),
              isFigure: true,
              width: 84,
              isMinor: !PHONE_STEPS.has(step),
            })),
          ]}
          sums={[
            t('locator:dashboard.allStores'),
            ...FUNNEL_STEPS.map((step) => number(sums[step])),
          ]}
          rows={items.map(({ locationId, name, city, ...steps }) => ({
            key: locationId,
            cells: [
              <span key="store" title={[name, city].filter(Boolean).join(', ')}>
                {name ?? t('locator:dashboard.goneStore')} <small>{city}</small>
              </span>,
              ...FUNNEL_STEPS.map((step) => number(steps[step])),
            ],
          }))}
        >
          {total > PAGE_SIZE && (
            <TablePager
              page={page}
              label={t('locator:dashboard.funnel')}
              span={pageSpan({ page, pageSize: PAGE_SIZE, total, rowsOnPage: items.length })}
              onPage={setPage}
            />
          )}
        </PlainTable>
      )}
    </QueryBoundary>
  );
}

/** Places that visitors search for, or those without a store nearby. */
export function SearchedPlaces({
  clientId,
  query,
  missing,
}: {
  clientId: string;
  query: DashboardQuery;
  missing: boolean;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { nameOf } = useCountryNames();
  const [page, setPage] = useState(1);
  const places = useCall(getSearchedPlacesCall, {
    params: { clientId },
    query: { ...query, page, size: PAGE_SIZE, missing: missing ? 'true' : 'false' },
  });
  const isRead = places.data !== undefined;
  const { hash } = useLocation();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRead && missing && hash === UNSERVED_PLACES) part.current?.scrollIntoView();
  }, [isRead, missing, hash]);
  return (
    <div ref={part}>
      <QueryBoundary query={places}>
        {({ items, total }) => (
          <PlainTable
            title={t(missing ? 'locator:dashboard.missingPlaces' : 'locator:dashboard.places')}
            columns={[
              { key: 'place', label: t('locator:dashboard.place') },
              {
                key: 'count',
                label: t(missing ? 'locator:dashboard.withoutStore' : 'locator:dashboard.searches'),
                isFigure: true,
              },
              missing
                ? { key: 'nearest', label: t('locator:dashboard.nearest'), isFigure: true }
                : { key: 'without', label: t('locator:dashboard.withoutStore'), isFigure: true },
            ]}
            rows={items.map(({ label, country, searches, noneNear, foundNothing, nearestKm }) => ({
              key: `${country} ${label}`,
              cells: [
                <span key="place">
                  {label} <small>{country && nameOf(country)}</small>
                </span>,
                number(missing ? noneNear + foundNothing : searches),
                missing
                  ? nearestKm === null
                    ? t('locator:dashboard.none')
                    : `${number(nearestKm)} km`
                  : number(noneNear + foundNothing),
              ],
            }))}
          >
            {total > PAGE_SIZE && (
              <TablePager
                page={page}
                label={t(missing ? 'locator:dashboard.missingPlaces' : 'locator:dashboard.places')}
                span={pageSpan({ page, pageSize: PAGE_SIZE, total, rowsOnPage: items.length })}
                onPage={setPage}
              />
            )}
          </PlainTable>
        )}
      </QueryBoundary>
    </div>
  );
}
