import type { BarItem } from '#platform/web/charts/bars/bar-chart.tsx';
import type { FunnelStep } from '#platform/web/charts/bars/funnel.tsx';
import type { Period, Series } from '#platform/web/charts/period/period-data.ts';

const MONTHS = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];

function months(values: Record<string, number>[], openLast: boolean): Period[] {
  return values.map((value, index) => ({
    key: String(index),
    label: MONTHS[(12 - values.length + index) % 12] ?? '',
    name: `${MONTHS[(12 - values.length + index) % 12]} ${index === 0 ? 2025 : 2026}`,
    values: value,
    open: openLast && index === values.length - 1,
  }));
}

export const CONTACTS = months(
  [
    121_480, 126_910, 131_120, 137_800, 142_010, 148_700, 153_210, 156_080, 158_860, 167_430,
    178_494, 182_406,
  ].map((contacts) => ({ contacts })),
  true,
);

export const CONVERSION_SERIES: Series[] = [
  { key: 'converted', label: 'Converted', colour: 'converted' },
  { key: 'accepted', label: 'Accepted, open', colour: 'accepted' },
  { key: 'lost', label: 'Lost', colour: 'lost' },
];

export const CONVERSION = months(
  [
    [6_100_000, 0, 4_800_000],
    [11_800_000, 0, 7_100_000],
    [5_200_000, 0, 4_400_000],
    [5_500_000, 0, 4_000_000],
    [6_300_000, 0, 4_600_000],
    [6_800_000, 0, 4_100_000],
    [7_400_000, 0, 5_200_000],
    [7_100_000, 0, 4_900_000],
    [5_800_000, 0, 4_400_000],
    [6_400_000, 120_000, 4_700_000],
    [8_800_000, 900_000, 5_100_000],
    [7_900_000, 3_800_000, 4_200_000],
  ].map(([converted = 0, accepted = 0, lost = 0]) => ({ converted, accepted, lost })),
  false,
);

export const SENTIMENT_SERIES: Series[] = [
  { key: 'ng', label: 'Negative', colour: 'ng' },
  { key: 'ne', label: 'Neutral', colour: 'ne' },
  { key: 'po', label: 'Positive', colour: 'po' },
];

export const SENTIMENT = months(
  [
    [22, 9, 8],
    [24, 8, 9],
    [27, 10, 9],
    [29, 11, 8],
    [31, 11, 10],
    [34, 14, 10],
    [41, 14, 11],
    [48, 17, 10],
    [66, 19, 13],
    [92, 26, 13],
    [104, 31, 16],
    [66, 27, 12],
  ].map(([ng = 0, ne = 0, po = 0]) => ({ ng, ne, po })),
  true,
);

export const AGES: BarItem[] = [
  ...Object.entries({
    '18–24': 0.061,
    '25–34': 0.178,
    '35–44': 0.267,
    '45–54': 0.225,
    '55–64': 0.139,
    '65 +': 0.074,
  }).map(([label, value]) => ({ key: label, label, value })),
  { key: 'unknown', label: 'Not known', value: 0.056, colour: 'others' },
];

export const COUNTRIES: BarItem[] = [
  ...Object.entries({
    France: 94_120,
    Deutschland: 42_018,
    Norge: 19_044,
    'Vereinigtes Königreich Großbritannien und Nordirland': 10_552,
    Österreich: 8_409,
  }).map(([label, value]) => ({ key: label, label, value })),
  { key: 'others', label: '8 others', value: 8_263, colour: 'others' },
];

export const GENDERS = [
  { key: 'women', label: 'Women', value: 95_581 },
  { key: 'men', label: 'Men', value: 69_861 },
  { key: 'other', label: 'Other', value: 2_006 },
  { key: 'unknown', label: 'Not known', value: 14_958, colour: 'others' as const },
];

export const FUNNEL: FunnelStep[] = [
  { key: 'created', label: 'Created', value: 148_000_000, colour: 'new' },
  { key: 'accepted', label: 'Accepted', value: 124_000_000, colour: 'accepted' },
  {
    key: 'converted',
    label: 'Converted',
    value: 85_100_000,
    colour: 'converted',
    came: '68.6% of accepted converted, in 6.2 days (median)',
  },
];

export const LOCATIONS = [
  { key: '1', label: 'Messerschmiede Gfrörer & Söhne', left: 71, right: 9 },
  { key: '2', label: 'Donaudampfschiffahrtskontor', left: 58, right: 6 },
  { key: '3', label: 'Haushaltswaren Lindenmüller', left: 34, right: 18 },
  { key: '4', label: 'Kjøkkenhjørnet Bjørvika', left: 22, right: 14 },
  { key: '5', label: 'Coutellerie du Mazel', left: 9, right: 26 },
];

/** Ninety days, with one week without data. */
export const CLICKS: Period[] = Array.from({ length: 90 }, (_, day) => {
  const date = new Date(Date.UTC(2026, 7, 17 + day));
  const measured = day < 40 || day > 46;
  const wave = Math.sin(day / 3.1) * 60 + Math.cos(day / 9) * 90;
  return {
    key: String(day),
    label: `${date.getUTCDate()} ${MONTHS[(date.getUTCMonth() + 1) % 12]}`,
    open: day === 89,
    values: {
      clicks: measured ? Math.round(320 + wave + day * 2) : null,
      visits: measured ? Math.round(180 + wave / 2 + day) : null,
    },
  };
});
