import { expect, test } from 'vitest';
import { conversionSearch } from './conversion-search.ts';
import {
  acceptedWithin,
  breakdownCondition,
  type Counted,
  IDLE_CONDITIONS,
  leadsAddress,
} from './leads-address.ts';

function counted(search: Record<string, string> = {}, currencies: string[] = ['EUR']): Counted {
  const choices = { forms: [], countries: [], currencies };
  const currency = search.by === 'value' ? 'EUR' : null;
  return {
    clientId: 'aubrac',
    data: { from: '2025-11', to: '2026-02', currency, choices },
    search: conversionSearch(search),
  };
}
const readParams = (address: string) =>
  Object.fromEntries(new URL(address, 'https://suite.example').searchParams);
const months = { 'f.created': 'between:2025-11-01,2026-02-28' };

test('a figure leads to the leads of its months and of what narrows the dashboard [CONV-01]', () => {
  expect(readParams(leadsAddress(counted({ countries: 'NO,DE', sources: 'touchpoint' })))).toEqual({
    ...months,
    'f.country': 'any-of:NO,DE',
    'f.source': 'any-of:touchpoint',
  });
  expect(readParams(leadsAddress(counted(), IDLE_CONDITIONS))).toEqual({
    ...months,
    'f.status': 'any-of:lost',
    'f.lossReason': 'any-of:idle',
  });
  expect(readParams(leadsAddress(counted(), [], ['2026-01', '2026-01']))).toEqual({
    'f.created': 'between:2026-01-01,2026-01-31',
  });
});

test('by value a figure leads to leads of its currency, where there are others [CONV-01]', () => {
  expect(readParams(leadsAddress(counted({ by: 'value' }, ['EUR', 'NOK'])))).toEqual({
    ...months,
    'f.currency': 'any-of:EUR',
  });
  expect(readParams(leadsAddress(counted({ by: 'value' })))).toEqual(months);
  expect(readParams(leadsAddress(counted({}, ['EUR', 'NOK'])))).toEqual(months);
});

test('a class of answer times and a line without a name lead to their leads too [CONV-01]', () => {
  const of = (more: Parameters<typeof leadsAddress>[1]) =>
    readParams(leadsAddress(counted(), more));
  expect(of([acceptedWithin(60, 240)])).toMatchObject({ 'f.acceptMinutes': 'between:60,239' });
  expect(of([acceptedWithin(10_080, null)])).toMatchObject({ 'f.acceptMinutes': 'at-least:10080' });
  expect(of([breakdownCondition('country', null)])).toMatchObject({ 'f.country': 'any-of:%none' });
  expect(of([breakdownCondition('product', 'AUB-1')])).toMatchObject({ 'f.sku': 'equals:AUB-1' });
});
