import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { areaItems } from '#modules/opportunity/contract/area-figures.ts';
import { configurationFaults } from '#modules/opportunity/contract/configuration-checks.ts';
import { getAreasCall } from '#modules/opportunity/contract/map-calls.ts';
import { getErpComparisonCall } from '#modules/opportunity/contract/sales-calls.ts';
import { demoClients, demoUsers } from '../demo-people.ts';
import { demoTestApp } from '../testing/demo-test-app.ts';
import { demoConfiguration, demoDemand, demoSales } from './demo-opportunity.ts';
import { demoProspects } from './demo-prospects.ts';
import { loadDemoOpportunity } from './load-demo-opportunity.ts';

const suite = await demoTestApp();
const db = suite.app.database.acrossClients();
const clientId = demoClients[0]?.id ?? '';

async function counted() {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*) from opportunity.retailers where location_id is null) as prospects,
      (select count(*) from opportunity.retailers where location_id is null and area_3 is null) as "withoutArea",
      (select count(*) from opportunity.intentions where source = 'import') as intentions,
      (select count(distinct import_id) from opportunity.intentions) as files,
      (select sum(intentions)::int from opportunity.area_figures where level = 2 and grain = 'month' and source = 'import') as figures,
      (select sum(quantity)::int from opportunity.intentions where source = 'import') as quantity,
      (select count(*) from opportunity.sales) as sales`.execute(db);
  return rows[0];
}

test('the demo brand has prospects, demand and two years of sales, and is loaded once [OPP-01] [OPP-04]', async () => {
  const once = await counted();
  expect(once).toMatchObject({
    prospects: demoProspects.length,
    withoutArea: 0,
    intentions: demoDemand('2026-11-17').length,
    files: 2,
  });
  expect(once?.figures).toBe(once?.quantity);
  expect(once?.sales).toBeGreaterThan(15_000);
  await loadDemoOpportunity(suite.app);
  expect(await counted()).toEqual(once);
  const admin = await suite.visitor().as({ id: demoUsers[0]?.id ?? '' });
  const { body } = await admin.call(getErpComparisonCall, {
    params: { clientId },
    query: { reference: 'full-month' },
  });
  expect(body.value).toBeGreaterThan(0);
  expect(body.likeForLike.locations).toBeGreaterThan(300);
});

test('the demo configuration is valid, in six languages and the same on each start [OPP-08]', () => {
  expect(configurationFaults(demoConfiguration)).toEqual([]);
  for (const { labels } of demoConfiguration.categories)
    expect(Object.keys(labels)).toHaveLength(6);
  expect(new Set(demoProspects.map(({ code }) => code)).size).toBe(demoProspects.length);
  expect(new Set(demoProspects.map(({ country }) => country)).size).toBe(8);
  expect(demoDemand('2026-03-01')).toEqual(demoDemand('2026-03-01'));
  expect(demoSales(10, '2026-03-01')).toEqual(demoSales(10, '2026-03-01'));
});

test('demand grows in Belgium, so that the map has hot areas there [OPP-05]', async () => {
  const sum = (from: number, to: number) =>
    demoDemand('2026-07-01')
      .filter(({ country, ago }) => country === 'BE' && ago >= from && ago < to)
      .reduce((all, { quantity }) => all + quantity, 0);
  expect(sum(0, 90)).toBeGreaterThan(1.1 * sum(90, 180));
  const admin = await suite.visitor().as({ id: demoUsers[0]?.id ?? '' });
  const { body } = await admin.call(getAreasCall, {
    params: { clientId },
    query: { level: 2 } as never,
  });
  const hot = areaItems(body.areas).filter((area) => area.hot);
  expect(hot.map(({ country }) => country)).toContain('BE');
});
