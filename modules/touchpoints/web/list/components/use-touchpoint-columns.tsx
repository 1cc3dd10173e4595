import { useMemo } from 'react';
import { aboutTouchpoint, type TouchpointRow } from '#modules/touchpoints/contract/touchpoint.ts';
import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import { fieldsWith } from '#platform/contract/fields/record-fields.ts';
import { Sparkline } from '#platform/web/charts/lines/sparkline.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import { plainDestination } from '../../data/touchpoint-listing.ts';
import classes from './list.module.css';
import { Period, ShortUrl } from './touchpoint-cells.tsx';

const DRAWN = [
  'destUrl',
  'configurationSlug',
  'additionalSuffixes',
  'description',
  'quantity',
] as const;
/** Further columns with plain values. */
const PLAIN = fieldsWith(touchpointFields, 'inRow').filter(
  (name): name is Exclude<typeof name, (typeof DRAWN)[number]> =>
    !DRAWN.some((one) => one === name),
);
type Plain = (typeof PLAIN)[number];

/** Columns of touchpoints [TP-01]. */
export function useTouchpointColumns(): TableColumn<TouchpointRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const formatValue = (id: Plain, value: string | number | null): string => {
      if (value === null || value === '') return '—';
      if (typeof value === 'number') return format.number(value);
      return touchpointFields[id].kind === 'moment' ? format.date(value) : value;
    };
    return [
      {
        id: 'shortUrl',
        header: t('touchpoints:column.shortUrl'),
        minWidth: 216,
        maxByContent: 308,
        fillsFirst: true,
        priority: 10,
        namesRow: true,
        // Suffixes of one range differ at their end.
        grows: true,
        sortable: true,
        copies: ({ shortUrl }) => shortUrl,
        cell: (touchpoint) => <ShortUrl touchpoint={touchpoint} />,
      },
      {
        id: 'about',
        header: t('touchpoints:column.about'),
        minWidth: 200,
        priority: 9,
        grows: true,
        sortable: true,
        cell: ({ product, description }) =>
          aboutTouchpoint({ product: product?.name, description }) || '—',
      },
      {
        id: 'destination',
        header: t(touchpointFields.destUrl.label),
        minWidth: 104,
        priority: 3,
        sortable: true,
        cell: ({ destUrl, leadsTo }) => (
          <span className={classes.quiet} title={destUrl}>
            {leadsTo === 'landing' ? t('touchpoints:field.landing') : plainDestination(destUrl)}
          </span>
        ),
      },
      {
        id: 'quantity',
        header: t(touchpointFields.quantity.label),
        align: 'end',
        minWidth: 76,
        priority: 6,
        sortable: true,
        sortsDescendingFirst: true,
        cell: ({ quantity }) =>
          quantity === null ? (
            <span className={classes.quiet}>{t('touchpoints:list.notSet')}</span>
          ) : (
            format.number(quantity)
          ),
      },
      {
        id: 'scans',
        header: t('touchpoints:field.scans'),
        align: 'end',
        minWidth: 76,
        priority: 9,
        sortable: true,
        sortsDescendingFirst: true,
        cell: ({ scans }) => format.number(scans),
      },
      {
        id: 'clicks',
        header: t('touchpoints:field.clicks'),
        align: 'end',
        minWidth: 84,
        priority: 5,
        sortable: true,
        sortsDescendingFirst: true,
        hiddenAtFirst: true,
        cell: ({ clicks }) => format.number(clicks),
      },
      {
        id: 'weeks',
        header: t('touchpoints:column.weeks'),
        minWidth: 80,
        priority: 5,
        cell: ({ weeks }) => <Sparkline values={weeks} />,
      },
      {
        id: 'period',
        whole: true,
        header: t('touchpoints:column.period'),
        minWidth: 120,
        priority: 7,
        sortable: true,
        sortsBy: 'date',
        cell: (touchpoint) => <Period touchpoint={touchpoint} />,
      },
      {
        id: 'landingPage',
        whole: true,
        header: t('touchpoints:field.landing'),
        minWidth: 100,
        priority: 4,
        sortable: true,
        sortsBy: 'date',
        sortsDescendingFirst: true,
        cell: (touchpoint) => <LandingDate touchpoint={touchpoint} />,
      },
      {
        id: 'product',
        header: t('touchpoints:field.product'),
        minWidth: 160,
        priority: 2,
        sortable: true,
        hiddenAtFirst: true,
        cell: ({ product }) => product?.name || '—',
      },
      {
        id: 'description',
        header: t(touchpointFields.description.label),
        minWidth: 160,
        priority: 2,
        sortable: true,
        hiddenAtFirst: true,
        cell: ({ description }) => description || '—',
      },
      {
        id: 'type',
        header: t('touchpoints:field.type'),
        minWidth: 96,
        priority: 2,
        sortable: true,
        hiddenAtFirst: true,
        cell: ({ type }) => t(`touchpoints:type.${type}`),
      },
      {
        id: 'sku',
        whole: true,
        header: t('touchpoints:field.sku'),
        minWidth: 120,
        priority: 2,
        hiddenAtFirst: true,
        cell: ({ product }) => <span className={classes.quiet}>{product?.sku ?? '—'}</span>,
      },
      ...PLAIN.map((id) => ({
        id,
        header: t(touchpointFields[id].label),
        minWidth: 100,
        priority: 1,
        sortable: 'sort' in touchpointFields[id],
        ...(touchpointFields[id].kind === 'moment' && { whole: true, sortsBy: 'date' as const }),
        hiddenAtFirst: true,
        cell: (touchpoint: TouchpointRow) => (
          <span className={classes.quiet}>{formatValue(id, touchpoint[id])}</span>
        ),
      })),
      {
        id: 'createdAt',
        whole: true,
        header: t('touchpoints:field.created'),
        minWidth: 116,
        priority: 1,
        sortable: true,
        sortsBy: 'date',
        sortsDescendingFirst: true,
        hiddenAtFirst: true,
        cell: ({ createdAt }) => <span className={classes.quiet}>{format.stamp(createdAt)}</span>,
      },
    ];
  }, [t, format]);
}

/** When the landing page was last built, or its current state [TP-10]. */
function LandingDate({ touchpoint }: { touchpoint: TouchpointRow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { landingPageState: state, landingPageUpdatedAt: builtAt } = touchpoint;
  if (state === 'waiting')
    return <span className={classes.due}>{t('touchpoints:landingState.waiting')}</span>;
  if (state === 'failed')
    return <span className={classes.bad}>{t('touchpoints:landingState.failed')}</span>;
  return <span className={classes.quiet}>{builtAt === null ? '—' : format.moment(builtAt)}</span>;
}
