import type { RecordFields } from '#platform/contract/fields/record-fields.ts';
import { type SamplesByKind, sampleRecord } from '#platform/testing/fields/sample-record.ts';

const KINDS: SamplesByKind = {
  country: () => ['FR', 'DE'],
  currency: () => ['NOK', 'CHF'],
  gtin: () => ['4006381333931', '036000291452'],
  phone: () => ['+33 1 23 45 67 89', '+49 30 1234567'],
  url: (name) => [`https://brand.example/${name}`, `https://other.example/${name}?a=1,2`],
  attributes: () => [{ Floor: '2' }, { Area: '120 m²', 'a:b': 'c;d' }],
  names: () => [
    { en: 'Pan', fr: 'Poêle' },
    { en: 'Knife', fr: 'Couteau', no: 'Kniv' },
  ],
  identifier: () => ['brulerie-one', 'brulerie-two'],
  brandId: () => ['B-1', 'B_2'],
  modules: () => [
    [{ module: 'touchpoints', product: 'v1' }],
    [
      { module: 'profilehub', product: 'v2' },
      { module: 'touchpoints', product: 'v2' },
    ],
  ],
  host: () => ['go.one.example', 'go.two.example'],
  locales: () => [
    ['fr', 'de'],
    ['de', 'no', 'fr'],
  ],
  locale: () => ['fr', 'de'],
  timeZone: () => ['Europe/Oslo', 'Asia/Kathmandu'],
  color: () => ['#1f4e3d', '#7a1f1f'],
  exceptions: () => [
    [{ date: '2026-12-25', to: '2026-12-26', spans: [], name: 'Christmas' }],
    [
      { date: '2026-12-24', spans: [{ from: '10:00', to: '14:00' }], name: 'Eve (short; day)' },
      { date: '2026-12-31', spans: [{ from: '18:00', to: '03:00' }] },
    ],
  ],
  hours: () => [week('09:00', '18:00'), week('18:00', '02:30')],
};

function week(from: string, to: string) {
  const open = [{ from, to }];
  return { mon: open, tue: open, wed: open, thu: open, fri: open, sat: [], sun: [] };
}

/** Values for a complete directory record, including kinds that only it has; `own` provides the others. */
export function directorySample(
  fields: RecordFields,
  which: 0 | 1,
  own: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return sampleRecord(fields, which, { kinds: KINDS, own });
}
