import { expect, test } from 'vitest';
import { z } from 'zod';
import { erpChoice, mapFilter, mapPeriod } from '#modules/opportunity/contract/map-filter.ts';
import { choicesQuery, demandQuery } from '../choices-query.ts';

const schema = z.strictObject({ ...mapFilter, ...mapPeriod, ...erpChoice });

test('the choices of the map reach a call as they are, a comma in a value too [OPP-03]', () => {
  const choices = schema.parse({
    categories: encodeURIComponent('Pots, pans'),
    sources: 'lead,scan',
    period: 'last-month',
    erpPeriod: 'custom',
    erpFrom: '2026-01-01',
  });
  expect(choices.categories).toEqual(['Pots, pans']);
  expect(schema.parse(choicesQuery(choices))).toEqual(choices);
  expect(demandQuery(choices)).toEqual({
    period: 'last-month',
    categories: 'Pots%2C%20pans',
    sources: 'lead,scan',
  });
  expect(demandQuery(schema.parse({}))).toEqual({ period: 'last-3-months' });
});
