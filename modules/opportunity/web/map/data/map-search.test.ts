import { expect, test } from 'vitest';
import { readMapSearch, writeMapSearch } from './map-search.ts';

test('the state of the map is written to the URL and read back [OPP-03]', () => {
  const written =
    '?measure=sales&per=1000&categories=knives,pots&sources=lead,scan&affiliations=A%252C%20B%2520C&activities=Home/Kitchen&period=year-to-date&against=previous-period&erpPeriod=custom&erpFrom=2026-10-01&erpTo=2026-10-31&level=2&at=6.50,46.1000,3.2000&area=FR:2:84';
  const search = readMapSearch(written);
  expect(search).toMatchObject({
    measure: 'sales',
    perInhabitants: true,
    level: 2,
    place: { zoom: 6.5, latitude: 46.1, longitude: 3.2 },
    selection: { kind: 'area', id: 'FR:2:84' },
    choices: {
      categories: ['knives', 'pots'],
      sources: ['lead', 'scan'],
      affiliations: ['A, B C'],
      activities: ['Home/Kitchen'],
      period: 'year-to-date',
      against: 'previous-period',
      erpPeriod: 'custom',
      erpFrom: '2026-10-01',
      erpTo: '2026-10-31',
    },
  });
  expect(readMapSearch(writeMapSearch(search))).toEqual(search);
});

test('what no call would take is left out of the address, and nothing throws [OPP-03]', () => {
  const search = readMapSearch(
    '?measure=luck&period=always&level=9&at=here&cluster=a/b&retailer=1&sources=lead,rumour&erpFrom=31.2&categories=%25',
  );
  expect(search).toMatchObject({
    measure: 'penetration',
    level: undefined,
    place: undefined,
    selection: null,
  });
  expect(search.choices).toEqual({
    categories: ['%'],
    period: 'last-3-months',
    against: 'last-year',
    erpPeriod: 'month',
    reference: 'month-to-date',
  });
  expect(writeMapSearch(readMapSearch(''))).toBe('');
});
