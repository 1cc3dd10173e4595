import { expect, test } from 'vitest';
import { moment } from './typed-values.ts';

test.each([
  ['2027-01-01T00:00:00+23:59', '2026-12-31T00:01:00.000Z'],
  ['2027-01-01T00:00:00-16:00', '2027-01-01T16:00:00.000Z'],
  [`2027-01-01T00:00:00.${'1'.repeat(20)}Z`, '2027-01-01T00:00:00.111Z'],
  ['2027-01-01T00:00:00Z', '2027-01-01T00:00:00.000Z'],
])(
  '%s is handed on as a moment of UTC: a database takes fewer ways to write one',
  (written, plain) => {
    expect(moment.parse(written)).toBe(plain);
  },
);

test.each(['', 'soon', '2027-01-01', '2027-02-30T00:00:00Z', '9999-01-01T00:00:00Z'])(
  '%j is refused',
  (written) => {
    expect(moment.safeParse(written).success).toBe(false);
  },
);
