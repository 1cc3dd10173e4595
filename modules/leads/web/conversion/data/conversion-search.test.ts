import { expect, test } from 'vitest';
import { conversionQuery, conversionSearch, writeConversionSearch } from './conversion-search.ts';

test('the address says what narrows the dashboard, and comes back the same [CONV-01]', () => {
  const written = { by: 'value', countries: 'NO,DE', sources: 'touchpoint', currency: 'NOK' };
  const search = conversionSearch(written);
  expect(writeConversionSearch(search)).toEqual(written);
  expect(conversionQuery(search)).toEqual({
    by: 'value',
    countries: 'NO,DE',
    sources: 'touchpoint',
    currency: 'NOK',
  });
});

test('a currency is asked for by value alone [CONV-01]', () => {
  expect(conversionQuery(conversionSearch({ currency: 'NOK' }))).toEqual({ by: 'volume' });
});

test('what is no filter is left out of the question', () => {
  const search = conversionSearch({ forms: 'x', countries: 'norway', page: '-3', table: 'moon' });
  expect(search).toMatchObject({ forms: [], countries: [], page: 1, table: 'location' });
  expect(writeConversionSearch(search)).toEqual({});
});
