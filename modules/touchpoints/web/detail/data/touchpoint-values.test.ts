import { expect, test } from 'vitest';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { brokenRules, wrongFields } from '#platform/web/fields/form/form-faults.ts';
import {
  type TouchpointValues,
  toTouchpointValues,
  touchpointEdits,
  touchpointFormSchema,
  touchpointRules,
  withNewSuffix,
} from './touchpoint-values.ts';

const touchpoint = {
  description: 'Notice',
  leadsTo: 'address',
  destUrl: 'https://maison.example/fonte',
  configurationSlug: 'standard',
  additionalSuffixes: ['gusseisen'],
  started: '2026-01-02T10:30:00.000Z',
  ended: null,
  quantity: 25_000,
  fallbackUrl: null,
  visitCap: null,
  code: { digitalLink: false, style: PLAIN_STYLE },
} as unknown as Touchpoint;
const ZONE = 'Europe/Paris';
const before = toTouchpointValues(touchpoint, ZONE);
const editsOf = (was: TouchpointValues, is: TouchpointValues) => touchpointEdits(was, is, ZONE);

test('an unchanged form sends nothing and retains the hour of its start [TP-05]', () => {
  expect(editsOf(before, { ...before })).toEqual({});
});

test('a new last day is sent as the end of that day, and nothing else with it [TP-05]', () => {
  expect(editsOf(before, { ...before, ended: '2026-12-31' })).toEqual({
    ended: '2026-12-31T22:59:59.999Z',
  });
});

test('a new first day begins with its first moment [TP-05]', () => {
  expect(editsOf(before, { ...before, started: '2026-02-01' })).toEqual({
    started: '2026-01-31T23:00:00.000Z',
  });
});

test('a product that leads to its landing page has no address of its own [TP-10]', () => {
  const landing = toTouchpointValues(
    {
      ...touchpoint,
      leadsTo: 'landing',
      destUrl: 'https://suite.example/p/1',
    },
    ZONE,
  );
  expect(landing.destUrl).toBeNull();
  expect(editsOf(before, { ...before, destUrl: null })).toEqual({ destUrl: null });
});

test('an emptied fallback address is none', () => {
  const had = { ...before, fallbackUrl: 'https://maison.example/' };
  expect(editsOf(had, { ...had, fallbackUrl: ' ' })).toEqual({ fallbackUrl: null });
});

test('a colour written otherwise is the same colour', () => {
  expect(editsOf(before, { ...before, style: { ...PLAIN_STYLE, foreground: '#000' } })).toEqual({});
});

test('a suffix that was typed but not added is saved with the others [TP-05]', () => {
  const typed = { ...before, newSuffix: ' poster ' };
  expect(editsOf(before, typed)).toEqual({});
  const whole = withNewSuffix(typed);
  expect(whole.newSuffix).toBe('');
  expect(editsOf(before, whole)).toEqual({ additionalSuffixes: ['gusseisen', 'poster'] });
  expect(withNewSuffix({ ...before, newSuffix: ' ' }).additionalSuffixes).toEqual(['gusseisen']);
});

test('an invalid or duplicate suffix is reported at its field [TP-05]', () => {
  const broken = (newSuffix: string) => brokenRules(touchpointRules, { ...before, newSuffix });
  expect(broken('Gusseisen')).toEqual({ newSuffix: { code: 'suffixTwice' } });
  expect(Object.keys(broken('a b'))).toEqual(['newSuffix']);
  expect(broken('poster')).toEqual({});
});

test('each fault is reported at its field [TP-12]', () => {
  const wrong = wrongFields(touchpointFormSchema(ZONE), {
    ...before,
    destUrl: 'http://127.1/',
    started: 'soon',
    fallbackUrl: 'javascript:alert(1)',
    quantity: -1,
    style: { ...PLAIN_STYLE, ground: '#12' },
  });
  expect(Object.fromEntries(Object.entries(wrong).map(([path, { code }]) => [path, code]))).toEqual(
    {
      destUrl: 'destinationPrivate',
      started: 'day',
      fallbackUrl: 'destinationScheme',
      quantity: 'min',
      'style.ground': 'color',
    },
  );
});

test('an end before the start is reported at the end; the same day is valid', () => {
  const days = { ...before, started: '2026-03-02' };
  expect(brokenRules(touchpointRules, { ...days, ended: '2026-03-01' })).toEqual({
    ended: { code: 'ENDS_BEFORE_START' },
  });
  expect(brokenRules(touchpointRules, { ...days, ended: '2026-03-02' })).toEqual({});
});

test('days are those of the brand’s time zone, however far it is from the reader’s [TP-05]', () => {
  const inKathmandu = toTouchpointValues(
    { ...touchpoint, started: '2026-03-31T18:15:00.000Z', ended: '2026-10-25T18:14:59.999Z' },
    'Asia/Kathmandu',
  );
  expect([inKathmandu.started, inKathmandu.ended]).toEqual(['2026-04-01', '2026-10-25']);
  const later = { ...inKathmandu, started: '2026-04-02', ended: '2026-10-26' };
  expect(touchpointEdits(inKathmandu, later, 'Asia/Kathmandu')).toEqual({
    started: '2026-04-01T18:15:00.000Z',
    ended: '2026-10-26T18:14:59.999Z',
  });
});
