import type { BarItem } from '#platform/web/charts/bars/bar-chart.tsx';
import type { FilterCondition } from '#platform/web/filters/filter-condition.ts';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { DashboardData } from '../components/dashboard-figures.tsx';
import { between, choiceCondition, contactsAddress, lacking } from './contacts-address.ts';

const COUNTRIES_SHOWN = 6;

/** Chart figures with labels, each with a link to its contacts. */
export function useContactBars(clientId: string, data: DashboardData) {
  const { t } = useTranslation();
  const { nameOf } = useCountryNames();
  const leadTo = (...filters: Parameters<typeof contactsAddress>[1][]) => ({
    href: contactsAddress(clientId, ...filters),
  });
  const { email, phone, partners } = data.optInProportion;
  const standard = { optin_email: email, optin_phone: phone, optin_partners: partners };
  const optIns: BarItem[] = [
    ...Object.entries(standard).map(([slug, { share }]) => ({
      key: slug,
      label: t(`profile-hub:dashboard.purpose.${PURPOSE_NAMES[slug as keyof typeof standard]}`),
      value: share,
      ...leadTo(choiceCondition('consent', slug)),
    })),
    ...data.optInCustom.map(({ slug, label, share }) => ({
      key: slug,
      label,
      value: share,
      colour: 'c2' as const,
      wraps: true,
      ...leadTo(choiceCondition('consent', slug)),
    })),
  ];
  const genders = data.genders.map(({ gender, count }) => ({
    key: gender ?? 'unknown',
    label: gender ? t(`profile-hub:gender.${gender}`) : t('profile-hub:dashboard.notKnown'),
    value: count,
    ...(gender === null && { colour: 'others' as const }),
    ...leadTo(gender ? choiceCondition('gender', gender) : lacking('gender')),
  }));
  const ages: BarItem[] = data.ages
    .filter(({ band, count }) => band?.from !== 0 || count > 0)
    .map(({ band, share }) => ({
      key: band ? String(band.from) : 'unknown',
      label: band ? ageText(band) : t('profile-hub:dashboard.notKnown'),
      value: share,
      ...(band === null && { colour: 'others' as const }),
      ...leadTo(band ? between('birthdate', ...band.born) : lacking('birthdate')),
    }));
  const words = {
    notKnown: t('profile-hub:dashboard.notKnown'),
    others: (count: number) => t('profile-hub:dashboard.otherCountries', { count }),
  };
  return { optIns, genders, ages, countries: countryBars(data, { nameOf, leadTo, words }) };
}

const PURPOSE_NAMES = {
  optin_email: 'email',
  optin_phone: 'phone',
  optin_partners: 'partners',
} as const;

function ageText({ from, to }: { from: number; to: number | null }): string {
  return to === null ? `${from}+` : `${from}–${to}`;
}

function countryBars(
  { countries }: DashboardData,
  {
    nameOf,
    leadTo,
    words,
  }: {
    nameOf: (code: string) => string;
    leadTo: (filter: FilterCondition) => { href: string };
    words: { notKnown: string; others: (count: number) => string };
  },
): BarItem[] {
  const known = countries.flatMap(({ country, count }) => (country ? [{ country, count }] : []));
  const shown = known.slice(0, COUNTRIES_SHOWN).map(({ country, count }) => ({
    key: country,
    label: nameOf(country),
    value: count,
    ...leadTo(choiceCondition('country', country)),
  }));
  const others = known.slice(COUNTRIES_SHOWN);
  const unknown = countries.find(({ country }) => country === null)?.count ?? 0;
  const other = (key: string, label: string, value: number) => ({
    key,
    label,
    value,
    colour: 'others' as const,
  });
  return [
    ...shown,
    ...(others.length > 0
      ? [
          {
            ...other(
              'others',
              words.others(others.length),
              others.reduce((sum, { count }) => sum + count, 0),
            ),
            ...leadTo(choiceCondition('country', ...others.map(({ country }) => country))),
          },
        ]
      : []),
    ...(unknown > 0
      ? [{ ...other('unknown', words.notKnown, unknown), ...leadTo(lacking('country')) }]
      : []),
  ];
}
