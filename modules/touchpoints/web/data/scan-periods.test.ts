import { expect, test } from 'vitest';
import { scanPeriods } from '../components/scans-over-time.tsx';

const counted = [
  { from: '2026-10-01', scans: 164, clicks: 3 },
  { from: '2026-11-01', scans: 87, clicks: 0 },
];

test('months are written in the language that is spoken, and only the present one is open', () => {
  expect(scanPeriods(counted, '12-months', 'de')).toMatchObject([
    { label: 'Okt', name: 'Oktober 2026', open: false, values: { scans: 164, clicks: 3 } },
    { label: 'Nov', name: 'November 2026', open: true },
  ]);
});

test('days are labelled with their month', () => {
  expect(scanPeriods(counted, '30-days', 'en')[0]).toMatchObject({
    label: '1 Oct',
    name: '1 October 2026',
  });
});
