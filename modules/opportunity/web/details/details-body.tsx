import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { getConfigurationCall } from '#modules/opportunity/contract/configuration.ts';
import type { getAreaDetailsCall } from '#modules/opportunity/contract/map-detail-calls.ts';
import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';
import { erpRanges, mapRanges } from '#modules/opportunity/contract/periods.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { ShareStrip } from '#platform/web/charts/bars/share-strip.tsx';
import { chartColour, colourInOrder } from '#platform/web/charts/frame/chart-format.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Avatar } from '#platform/web/display/marks/avatar.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import classes from './details.module.css';

type AreaDetails = CallOutput<typeof getAreaDetailsCall>;
/** Common part of area, cluster and retailer. */
type Details = Omit<
  AreaDetails,
  'id' | 'name' | 'level' | 'bounds' | 'population' | 'prospects' | 'representatives'
>;

const CATEGORIES_SHOWN = 4;
const PRODUCTS_SHOWN = 4;

/** Penetration, brand retailers, market value and sales, two per row. */
export function DetailFigures({
  clientId,
  details,
  choices,
}: {
  clientId: string;
  details: Details;
  choices: MapChoices;
}) {
  const { t } = useTranslation();
  const { number, percent, month } = useFormat();
  const { compactMoney } = useMapMoney(clientId);
  const today = useToday();
  const { retailers, brandRetailers, penetrationBefore, sales, salesBefore } = details;
  const penetration = retailers > 0 ? brandRetailers / retailers : null;
  const points =
    penetration === null || penetrationBefore === null ? null : penetration - penetrationBefore;
  return (
    <dl className={classes.figures}>
      <Figure
        label={t('opportunity:details.penetration')}
        value={penetration === null ? '—' : percent(penetration, 1)}
      >
        {points !== null &&
          t('opportunity:details.points', {
            points: `${points < 0 ? '−' : '+'}${number(Math.abs(points) * 100, 1)}`,
            month: month(mapRanges(choices.period, today).range.from),
          })}
      </Figure>
      <Figure label={t('opportunity:details.brandRetailers')} value={number(brandRetailers)}>
        {t('opportunity:details.ofRetailers', { count: retailers, formatted: number(retailers) })}
      </Figure>
      <Figure
        label={t('opportunity:details.marketValue')}
        value={compactMoney(details.marketValue)}
      >
        {t('opportunity:details.valued', {
          count: details.intentions,
          formatted: number(details.intentions),
        })}
      </Figure>
      <Figure
        label={t('opportunity:details.sales')}
        value={sales === null ? '—' : compactMoney(sales)}
      >
        {sales === null ? (
          t('opportunity:details.noSales')
        ) : (
          <Growth now={sales} before={salesBefore ?? 0} choices={choices} />
        )}
      </Figure>
    </dl>
  );
}

function Figure({
  label,
  value,
  children,
}: {
  label: string;
  value: string;
  children?: ReactNode;
}) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd className={classes.value}>{value}</dd>
      <dd className={classes.small}>{children}</dd>
    </div>
  );
}

function Growth({ now, before, choices }: { now: number; before: number; choices: MapChoices }) {
  const { t } = useTranslation();
  const { percent, period } = useFormat();
  const today = useToday();
  const { against } = erpRanges(
    {
      against: choices.against,
      period: choices.erpPeriod,
      reference: choices.reference,
      from: choices.erpFrom,
      to: choices.erpTo,
    },
    today,
  );
  // Keeps the days on one line.
  const days = period(against.from, against.to)
    .replaceAll(' ', '\u00a0')
    .replaceAll('–', '–\u2060');
  if (before <= 0) return t('opportunity:details.noSalesBefore', { days });
  const growth = (now - before) / before;
  return (
    <>
      <span className={growth < 0 ? classes.down : classes.up}>
        <Icon of={growth < 0 ? IconArrowDownRight : IconArrowUpRight} size={12} />
        {growth < 0 ? '−' : '+'}
        {percent(Math.abs(growth), 1)}
      </span>{' '}
      {t('opportunity:details.against', { days })}
    </>
  );
}

/** The most wanted products and categories. */
export function DetailDemand({ details }: { details: Details }) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const shown = details.categories.slice(0, CATEGORIES_SHOWN);
  const others = 1 - shown.reduce((sum, { share }) => sum + share, 0);
  const parts = [
    ...shown.map(({ slug, label, share }, position) => ({
      key: slug,
      label,
      value: share,
      colour: colourInOrder(position),
    })),
    ...(shown.length > 0 && others > 0.0005
      ? [
          {
            key: ' others',
            label: t('opportunity:details.otherCategories'),
            value: others,
            colour: 'others' as const,
          },
        ]
      : []),
  ];
  return (
    <>
      {details.topProducts.length > 0 && (
        <section className={classes.section}>
          <h3>{t('opportunity:details.topProducts')}</h3>
          <ol className={classes.products}>
            {details.topProducts.slice(0, PRODUCTS_SHOWN).map(({ sku, name, intentions }) => (
              <li key={sku}>
                <span className={classes.grow} title={name}>
                  {name}
                </span>
                <span className={classes.number}>{number(intentions)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {parts.length > 0 && (
        <section className={classes.section}>
          <h3>{t('opportunity:details.categories')}</h3>
          <ShareStrip parts={parts} height={16} />
          <ul className={classes.legend}>
            {parts.map(({ key, label, value, colour }) => (
              <li key={key}>
                <i style={{ background: chartColour(colour) }} />
                {label} {percent(value)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Sales representatives with their number of locations [OPP-07]. */
export function Representatives({ people }: { people: AreaDetails['representatives'] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (people.length === 0) return null;
  return (
    <section
      className={`${classes.section} ${classes.rule}`}
      aria-label={t('opportunity:details.salesReps')}
    >
      {people.map(({ id, name, locations }) => (
        <div key={id} className={classes.person}>
          <Avatar name={name} size="small" />
          <span>
            <span className={classes.number}>{t('opportunity:details.salesRep')}</span> {name},{' '}
            {t('opportunity:details.locations', { count: locations, formatted: number(locations) })}
          </span>
        </div>
      ))}
    </section>
  );
}

/** Money formatted in the currency of the map's configuration. */
export function useMapMoney(clientId: string) {
  const { money, compactMoney } = useFormat();
  const { data } = useCall(getConfigurationCall, { params: { clientId } });
  return {
    money: (hundredths: number) => money(hundredths, data?.currency),
    compactMoney: (hundredths: number) => compactMoney(hundredths, data?.currency),
    nearKm: data?.config.nearKm,
  };
}
