import { SegmentedControl } from '@mantine/core';
import { DASHBOARD_MONTHS } from '#modules/profile-hub/contract/dashboard.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { BarChart } from '#platform/web/charts/bars/bar-chart.tsx';
import { ShareBar } from '#platform/web/charts/bars/share-bar.tsx';
import { ColumnChart } from '#platform/web/charts/columns/column-chart.tsx';
import type { Period } from '#platform/web/charts/period/period-data.ts';
import { DashboardGrid, DashboardSection } from '#platform/web/display/figures/dashboard.tsx';
import { chartDates } from '#platform/web/format/date-formats.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { between, contactsAddress } from '../data/contacts-address.ts';
import type { Months } from '../data/dashboard-months.ts';
import { useContactBars } from '../data/use-contact-bars.ts';
import classes from './dashboard.module.css';
import type { DashboardData } from './dashboard-figures.tsx';

/** Charts of contact growth, consents and demographics. */
export function DashboardCharts({
  clientId,
  data,
  months,
  onMonths,
  isLoading,
}: {
  clientId: string;
  data: DashboardData;
  months: Months;
  onMonths: (months: Months) => void;
  isLoading: boolean;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { optIns, genders, ages, countries } = useContactBars(clientId, data);
  const periods = contactPeriods(data.totalProfiles.monthes, locale, ({ name, first, last }) => ({
    href: contactsAddress(clientId, between('created', first, last)),
    words: t('profile-hub:dashboard.cameIn', { month: name }),
  }));
  const small = { isNarrow: true, loading: isLoading };
  return (
    <DashboardGrid fills>
      <DashboardSection span={8}>
        <ColumnChart
          title={t('profile-hub:dashboard.perMonth')}
          note={t('profile-hub:dashboard.soFar', { month: periods.at(-1)?.name ?? '' })}
          unit="count"
          loading={isLoading}
          series={[{ key: 'contacts', label: t('profile-hub:menu.contacts'), colour: 'c1' }]}
          periods={periods}
          actions={
            <SegmentedControl
              aria-label={t('profile-hub:dashboard.period')}
              value={String(months)}
              onChange={(value) => onMonths(Number(value) as Months)}
              data={DASHBOARD_MONTHS.map((count) => ({
                value: String(count),
                label: t('profile-hub:dashboard.months', { count }),
              }))}
            />
          }
        />
      </DashboardSection>
      <DashboardSection span={4}>
        <div className={optIns.length <= FEW_PURPOSES ? classes.roomy : undefined}>
          <BarChart
            title={t('profile-hub:dashboard.optIn')}
            note={t('profile-hub:dashboard.ofAll')}
            unit="share"
            whole={1}
            items={optIns}
            itemWord={t('profile-hub:dashboard.optIn')}
            legend={[
              { key: 'standard', label: t('profile-hub:dashboard.standard'), colour: 'c1' },
              { key: 'custom', label: t('profile-hub:dashboard.custom'), colour: 'c2' },
            ]}
            {...small}
          />
        </div>
      </DashboardSection>
      <DashboardSection span={4}>
        <ShareBar
          title={t('profile-hub:dashboard.gender')}
          unit="count"
          parts={genders}
          partWord={t('profile-hub:dashboard.gender')}
          {...small}
        />
      </DashboardSection>
      <DashboardSection span={4}>
        <BarChart
          title={t('profile-hub:dashboard.age')}
          note={t('profile-hub:dashboard.years')}
          unit="share"
          items={ages}
          itemWord={t('profile-hub:dashboard.age')}
          {...small}
        />
      </DashboardSection>
      <DashboardSection span={4}>
        <BarChart
          title={t('profile-hub:dashboard.country')}
          unit="count"
          items={countries}
          itemWord={t('profile-hub:dashboard.country')}
          {...small}
        />
      </DashboardSection>
    </DashboardGrid>
  );
}

/** More have rows as high as those of the other charts. */
const FEW_PURPOSES = 6;

/** Link of a month and its label. */
type WayOf = (month: { name: string; first: string; last: string }) => Period['way'];

/** Months of the chart: short axis labels, with the year where it changes; the last month is unfinished. */
export function contactPeriods(
  monthes: readonly { month: string; count: number }[],
  locale: Locale,
  wayOf: WayOf,
): Period[] {
  const short = chartDates(locale, { month: 'short' });
  const long = chartDates(locale, { month: 'long', year: 'numeric' });
  return monthes.map(({ month, count }, at) => {
    const first = new Date(`${month}-01T00:00:00Z`);
    const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
    const name = long(first);
    return {
      key: month,
      label: short(first),
      name,
      ...(at === monthes.length - 1 && { open: true }),
      values: { contacts: count },
      way: wayOf({ name, first: `${month}-01`, last: last.toISOString().slice(0, 10) }),
    };
  });
}
