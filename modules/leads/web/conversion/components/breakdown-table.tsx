import { SegmentedControl } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import {
  BREAKDOWNS,
  type Breakdown,
  type Conversion,
  conversionBreakdownCall,
} from '#modules/leads/contract/conversion/conversion.ts';
import type { LeadOrigin } from '#modules/leads/contract/leads/lead-status.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { NoData } from '#platform/web/charts/frame/chart-table.tsx';
import linkStyles from '#platform/web/display/link.module.css';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import type { FilterCondition } from '#platform/web/filters/filter-condition.ts';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { FigureTable, SortedHead } from '#platform/web/table/figure-table.tsx';
import { pageSpan, TablePager } from '#platform/web/table/pager/table-pager.tsx';
import { type ConversionSearch, conversionQuery } from '../data/conversion-search.ts';
import { breakdownCondition, leadsAddress, statusCondition } from '../data/leads-address.ts';
import classes from './breakdown-table.module.css';

const PAGE_SIZE = 6;
const SORTS = ['created', 'converted', 'rate'] as const;

/** The twelve months by location, country, product or source; each row links to its leads [CONV-01]. */
export function BreakdownTable({
  clientId,
  data,
  search,
  onChange,
}: {
  clientId: string;
  data: Conversion;
  search: ConversionSearch;
  onChange: (changes: Partial<ConversionSearch>) => void;
}) {
  const { t } = useTranslation();
  const { number, percent, duration, wholeMoney } = useFormat();
  const { nameOf } = useCountryNames();
  const titleId = useId();
  const { table: of, sort, page } = search;
  const { currency } = data;
  const by = currency === null ? 'count' : 'value';
  const figure = (value: number) =>
    currency === null ? number(value) : wholeMoney(value, currency);
  const breakdown = useCall(conversionBreakdownCall, {
    params: { clientId },
    query: { ...conversionQuery(search), of, sortBy: sort, page, limit: PAGE_SIZE },
  });
  const word = (name: Breakdown) => t(`leads:conversion.by.${name}`);
  const name = (key: string | null, given: string) => {
    if (key === null)
      return t(of === 'location' ? 'leads:detail.noStore' : 'leads:conversion.unknown');
    if (of === 'country') return nameOf(key);
    return of === 'source' ? t(`leads:list.source.${key as LeadOrigin}`) : given;
  };
  const address = (key: string | null, ...more: FilterCondition[]) =>
    leadsAddress(
      { clientId, data, search: { ...search, ...(of !== 'product' && { [LISTS[of]]: [] }) } },
      [breakdownCondition(of, key), ...more],
    );
  const head = (column: (typeof SORTS)[number]) => (
    <SortedHead
      label={t(`leads:conversion.${column}`)}
      column={column}
      isFigure={column !== 'rate'}
      isSorted={sort === column}
      onSort={() => onChange({ sort: column })}
    />
  );
  return (
    <section aria-labelledby={titleId} className={classes.frame}>
      <header className={classes.head}>
        <h2 id={titleId}>{t(`leads:conversion.title.${of}`)}</h2>
        <span className={classes.note}>
          {breakdown.data &&
            t('leads:conversion.inAll', {
              count: breakdown.data.total,
              formatted: number(breakdown.data.total),
            })}
        </span>
        <SegmentedControl
          aria-label={t('leads:conversion.tellApart')}
          value={of}
          onChange={(value) => onChange({ table: value as Breakdown })}
          data={BREAKDOWNS.map((value) => ({ value, label: word(value) }))}
        />
      </header>
      <QueryBoundary query={breakdown} isEmpty={({ total }) => total === 0} empty={<NoData />}>
        {({ items, total }) => (
          <>
            <FigureTable isStale={breakdown.isFetching} className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{word(of)}</th>
                  {head('created')}
                  {head('converted')}
                  {head('rate')}
                  {of !== 'product' && (
                    <th scope="col" data-figure>
                      {t('leads:conversion.toAccept')}
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {items.map(({ key, name: given, city, created, converted, toAccept }) => {
                  const rate = created[by] > 0 ? converted[by] / created[by] : 0;
                  return (
                    <tr key={key ?? ''}>
                      <th scope="row">
                        <Link to={address(key)} className={linkStyles.link}>
                          {name(key, given)}
                        </Link>{' '}
                        <small>{city}</small>
                      </th>
                      <td data-figure>{figure(created[by])}</td>
                      <td data-figure>
                        <Link
                          to={address(key, statusCondition('converted'))}
                          className={linkStyles.link}
                        >
                          {figure(converted[by])}
                        </Link>
                      </td>
                      <td>
                        <span className={classes.rate}>
                          <i style={{ '--rate': Math.min(1, rate) }} aria-hidden="true" />
                          {percent(rate)}
                        </span>
                      </td>
                      {of !== 'product' && (
                        <td data-figure>{toAccept === null ? '—' : duration(toAccept * 60)}</td>
                      )}
                    </tr>
                  );
                })}
              </tbody>
            </FigureTable>
            {total > PAGE_SIZE && (
              <TablePager
                page={page}
                span={pageSpan({ page, pageSize: PAGE_SIZE, total, rowsOnPage: items.length })}
                onPage={(next) => onChange({ page: next })}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </section>
  );
}

/** Filter name of each breakdown, for links to the leads of one row. */
const LISTS = { location: 'locations', country: 'countries', source: 'sources' } as const;
