import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import {
  DEFAULT_CONFIG,
  getConfigurationCall,
  type LegendRule,
  type OpportunityConfig,
  saveConfigurationCall,
} from '#modules/opportunity/contract/configuration.ts';
import { deleteOwnLayerCall } from '#modules/opportunity/contract/own-layers.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { OpportunityTables } from '../tables.ts';
import { reassignAreasKind } from './save-configuration.ts';

const suite = await testApp({ work: false });
const { app } = suite;
let client = await suite.people.client();
let admin = suite.visitor();
let params = { clientId: client.id };

beforeEach(async () => {
  client = await suite.people.client();
  const user = await suite.people.user({ firstName: 'Ada', at: [{ client, role: 'brand_admin' }] });
  admin = await suite.visitor().as(user);
  params = { clientId: client.id };
});

const read = async () => (await admin.call(getConfigurationCall, { params })).body;
const save = (fields: Partial<OpportunityConfig> | Record<string, unknown>, version = 0) =>
  admin.call(saveConfigurationCall, {
    params,
    body: { config: { ...DEFAULT_CONFIG, ...fields } as OpportunityConfig, version },
  });
const rule = (operator: LegendRule['operator'], value: number): LegendRule => ({
  operator,
  value,
  colour: null,
});
const withLegend = (rules: object[]) =>
  DEFAULT_CONFIG.layers.map((layer) =>
    layer.level === 2 ? { ...layer, legends: { penetration: rules as LegendRule[] } } : layer,
  );
const faults = async (fields: Parameters<typeof save>[0]) => {
  const { status, problem } = await save(fields);
  expect([status, problem.code]).toEqual([400, 'INVALID_INPUT']);
  return problem.errors?.map(({ field, code }) => `${field.replace('body.config.', '')} ${code}`);
};

test('without a saved one there is a working configuration in the brand’s currency [OPP-08]', async () => {
  expect(await read()).toEqual({
    config: DEFAULT_CONFIG,
    version: 0,
    savedAt: null,
    savedBy: null,
    currency: 'EUR',
  });
});

test('a saved configuration is read back with its author and its own currency [OPP-08]', async () => {
  const layers = withLegend([rule('superiorEqual', 0.12), rule('inferior', 0.12)]);
  const saved = await save({ layers, currency: 'CHF', defaultPrice: 12_000, nearKm: 25 });
  expect(saved.status).toBe(200);
  const stored = await read();
  expect(stored).toEqual(saved.body);
  expect(stored).toMatchObject({
    version: 1,
    savedBy: expect.stringContaining('Ada'),
    currency: 'CHF',
  });
  expect(stored.config).toEqual({
    ...DEFAULT_CONFIG,
    layers,
    currency: 'CHF',
    defaultPrice: 12_000,
    nearKm: 25,
  });
  const again = await save({ nearKm: 30 }, 1);
  expect(again.body.version).toBe(2);
});

test('the second of two users who save is refused with the first user’s name, even for the first version [OPP-08]', async () => {
  const both = await Promise.all([save({ nearKm: 10 }), save({ nearKm: 20 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = await save({ nearKm: 30 }, 0);
  expect([late.problem.code, late.problem.params?.by]).toEqual([
    'CHANGED_MEANWHILE',
    expect.stringContaining('Ada'),
  ]);
  expect((await read()).version).toBe(1);
});

test('every fault is reported at its place and nothing is saved [OPP-02, OPP-08]', async () => {
  expect(
    await faults({
      layers: withLegend([
        rule('superiorEqual', 0.12),
        rule('superiorEqual', 0.2),
        rule('inferior', 0.1),
      ]),
    }),
  ).toEqual([
    'layers.1.legends.penetration.1.value legendShadowed',
    'layers.1.legends.penetration.2.value legendHole',
  ]);
  expect(
    await faults({ layers: withLegend([{ ...rule('superior', 1), colour: '#C7D8D' }]) }),
  ).toEqual(['layers.1.legends.penetration.0.colour colour']);
  expect(
    await faults({
      layers: DEFAULT_CONFIG.layers.map((layer) =>
        layer.level === 3 ? { ...layer, fromZoom: 5 } : layer,
      ),
    }),
  ).toEqual(['layers.2.fromZoom zoomOrder']);
  const category = { labels: {}, productCategories: [], price: null };
  expect(
    await faults({
      categories: [
        { ...category, slug: 'knives', productCategories: ['Couteaux'] },
        { ...category, slug: 'knives' },
        { ...category, slug: 'blades', productCategories: ['Blades', 'couteaux'] },
      ],
    }),
  ).toEqual(['categories.1.slug slugExists', 'categories.2.productCategories.1 categoryTaken']);
  expect(await faults({ categories: [{ ...category, slug: 'Knives' }] })).toEqual([
    'categories.0.slug categorySlug',
  ]);
  expect(await faults({ defaultPrice: -1 })).toEqual(['defaultPrice min']);
  expect(await faults({ defaultPrice: 1.5 })).toEqual(['defaultPrice wholeNumber']);
  expect(await faults({ countries: ['FR', 'ZZ'] })).toEqual(['countries.1 country']);
  expect(await faults({ currency: 'EURO' })).toEqual(['currency currency']);
  expect(await faults({ authorizedDomains: ['maison.example', 'https://maison.example'] })).toEqual(
    ['authorizedDomains.1 domain'],
  );
  expect(await faults({ authorizedDomains: ['maison.example', 'maison.example'] })).toEqual([
    'authorizedDomains.1 domainExists',
  ]);
  expect(
    await faults({
      subActivities: [
        { activity: 'Kitchen', name: 'Knives' },
        { activity: 'kitchen', name: 'knives' },
        { activity: '', name: 'Pans' },
      ],
    }),
  ).toEqual(['subActivities.1.name subActivityExists', 'subActivities.2.activity required']);
  expect((await read()).version).toBe(0);
});

test('more prices than a catalogue has categories are refused [OPP-08]', async () => {
  const prices = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`word ${index}`, 100]));
  expect(await faults({ categoryPrices: prices(2_001) })).toEqual(['categoryPrices max']);
  expect((await save({ categoryPrices: prices(2_000) })).status).toBe(200);
});

test('a layer of another client is unknown [OPP-02]', async () => {
  const other = await suite.people.client();
  const [own, foreign] = [uuidV7(), uuidV7()];
  for (const [client_id, id] of [
    [client.id, own],
    [other.id, foreign],
  ] as const)
    await app.database
      .ofClient<OpportunityTables>(client_id)
      .insertInto('opportunity.own_layers')
      .values({ client_id, id, name: 'Sectors', areas: 0, created_by: null })
      .execute();
  const shows = (id: string) => ({
    layers: DEFAULT_CONFIG.layers.map((layer) =>
      layer.level === 2 ? { ...layer, ownLayerId: id } : layer,
    ),
  });
  expect(await faults(shows(foreign))).toEqual(['layers.1.ownLayerId layerUnknown']);
  expect((await save(shows(own))).status).toBe(200);
  const { rows } = await sql<{ level: string }>`
    select data -> 'input' ->> 'level' as level from pgboss.job
    where name = ${reassignAreasKind.name} and data -> 'input' ->> 'clientId' = ${client.id}`.execute(
    app.database.acrossClients(),
  );
  expect(rows).toEqual([{ level: '2' }]);
  // A level whose layer was deleted shows the embedded areas again and can be saved.
  await admin.call(deleteOwnLayerCall, { params: { ...params, id: own } });
  const { config, version } = await read();
  expect(config.layers[1]?.ownLayerId).toBeNull();
  expect((await save({ ...config, nearKm: 12 }, version)).status).toBe(200);
});

test('the audit log and an event name the fields that changed [OPP-08]', async () => {
  await save({ nearKm: 25, countries: ['FR'] });
  const db = app.database.acrossClients();
  const events = await db
    .selectFrom('platform.events')
    .selectAll()
    .where('client_id', '=', client.id)
    .where('type', '=', 'opportunity.configured')
    .execute();
  expect(events.map(({ payload }) => payload)).toEqual([
    { version: 1, changed: ['countries', 'nearKm'] },
  ]);
  const entries = await db
    .selectFrom('platform.audit_entries')
    .selectAll()
    .where('client_id', '=', client.id)
    .where('record', '=', 'opportunity.configurations')
    .execute();
  expect(entries).toHaveLength(1);
  expect(JSON.stringify(entries[0])).toContain('nearKm');
});

test.each([
  { role: 'brand_user' },
  { role: 'sales_rep' },
  { role: 'store_owner' },
  { role: 'brand_admin', menus: ['platform/opportunity'] },
] as const)('$role $menus reads the configuration but cannot change it [OPP-08]', async (at) => {
  const user = await suite.visitor().as(await suite.people.user({ at: [{ client, ...at }] }));
  expect((await user.call(getConfigurationCall, { params })).status).toBe(200);
  const refused = await user.call(saveConfigurationCall, {
    params,
    body: { config: DEFAULT_CONFIG, version: 0 },
  });
  expect(refused.status).toBe(403);
  expect((await read()).version).toBe(0);
});
