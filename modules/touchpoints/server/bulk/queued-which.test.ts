import { expect, test } from 'vitest';
import { zipCodes } from '../codes/zip/zip-codes.job.ts';
import { buildLandingPages } from '../landing/build/build-landing-pages.job.ts';
import { changeMany } from './change-many.job.ts';

const filter = { view: 'custom' as const, q: 'poele', groups: [] };
const except = ['66f0c0ffee66f0c0ffee66f0'];
const queued = { searchFilter: filter, except };
const meant = { filter, except };

test('a job queued in the previous format is still accepted [TP-01] [TP-07] [TP-10]', () => {
  const change = { action: 'delete' as const };
  const work = { change, userId: 'u' };
  expect(changeMany.input.parse({ which: queued, ...work })).toEqual({ which: meant, ...work });
  expect(zipCodes.input.parse({ which: queued, options: {}, userId: 'u' }).which).toEqual(meant);
  const mark = { which: queued, askedAt: '2026-11-15T08:00:00.000Z' };
  expect(buildLandingPages.input.parse({ mark }).mark?.which).toEqual(meant);
});

test('an invalid filter is refused in the previous format too', () => {
  const which = { searchFilter: { view: 'nonsense' }, except };
  const change = { action: 'delete' as const };
  expect(changeMany.input.safeParse({ which, change, userId: 'u' }).success).toBe(false);
});
