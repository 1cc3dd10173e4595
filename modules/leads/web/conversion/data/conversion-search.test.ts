import { expect, test } from 'vitest';
import { conversionQuery, conversionSearch, writeConversionSearch } from './conversion-search.ts';

test('the dashboard’s filters are read from the URL and written back unchanged [CONV-01]', () => {
  const written = {
    by: 'value',
    countries: 'NO,DE',
    sources: 'touchpoint',
    currency: 'NOK',
    compare: '3',
  };
  const search = conversionSearch(written);
  expect(writeConversionSearch(search)).toEqual(written);
  expect(conversionQuery(search)).toEqual({
    by: 'value',
    countries: 'NO,DE',
    sources: 'touchpoint',
    currency: 'NOK',
  });
});

test('the currency is sent only when the dashboard shows values [CONV-01]', () => {
  expect(conversionQuery(conversionSearch({ currency: 'NOK' }))).toEqual({ by: 'volume' });
});

test('invalid filters are left out of the query', () => {
  const search = conversionSearch({ forms: 'x', countries: 'norway', page: '-3', table: 'moon' });
  expect(search).toMatchObject({ forms: [], countries: [], page: 1, table: 'location' });
  expect(writeConversionSearch(search)).toEqual({});
});
