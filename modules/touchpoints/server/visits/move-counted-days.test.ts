import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { countVisits } from './count-visits.ts';
import { moveCountedDays } from './counted-zones.ts';
import { newTouchpoint, type Owned, visitTo } from './testing/visit-fixtures.ts';
import { followTimeZones } from './upkeep.job.ts';
import type { Visit } from './visit.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const db = app.database.acrossClients();
const never = new AbortController().signal;

const moveTo = (clientId: string, zone: string) =>
  sql`update directory.clients set time_zone = ${zone} where id = ${clientId}`.execute(db);

/** A visit every 47 minutes of forty days around the end of summer time. */
function visitsOf(to: Owned, count = 1_200): Visit[] {
  return Array.from({ length: count }, (_, at) =>
    visitTo(to, {
      sku: 'CAST-24',
      at: new Date(Date.UTC(2026, 9, 5) + at * 47 * 60_000),
      kind: at % 3 === 0 ? 'click' : 'scan',
      country: ['FR', 'no', ''][at % 3] ?? '',
      suffix: at % 5 === 0 ? 'poster' : 'cocotte',
    }),
  );
}

async function countedIn(clientId: string) {
  const { rows } = await sql`
    select touchpoint_id, dimension, day, value, scans, clicks from touchpoints.daily_counts
    where client_id = ${clientId} order by 1, 2, 3, 4`.execute(db);
  return rows;
}

async function fromRows(clientId: string, zone: string) {
  const { rows } = await sql`
    select part.touchpoint_id, part.dimension, (visit.at at time zone ${zone}::text)::date as day, part.value,
      count(*) filter (where visit.kind = 'scan') as scans, count(*) filter (where visit.kind = 'click') as clicks
    from touchpoints.visits as visit
    cross join lateral (values
      (visit.touchpoint_id, 'all', ''), (visit.touchpoint_id, 'country', visit.country),
      (visit.touchpoint_id, 'device', visit.device), (visit.touchpoint_id, 'suffix', visit.suffix),
      ('', 'all', ''), ('', 'country', visit.country), ('', 'device', visit.device), ('', 'product', 'CAST-24')
    ) as part (touchpoint_id, dimension, value)
    where visit.client_id = ${clientId} group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db);
  return rows;
}

test.each(['Europe/Paris', 'Asia/Kathmandu', 'Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
  'visits of a brand in %s are counted by its days, and by those of UTC once it is there [TP-05]',
  async (zone) => {
    const { id } = await suite.people.client({ timeZone: zone });
    await countVisits({ app }, visitsOf(await newTouchpoint(app, id, { sku: 'CAST-24' })));
    expect(await countedIn(id)).toEqual(await fromRows(id, zone));
    await moveTo(id, 'UTC');
    await moveCountedDays({ app }, id, never);
    expect(await countedIn(id)).toEqual(await fromRows(id, 'UTC'));
  },
);

test('visits counted while days are moved, by any process, are counted once and on the right day [TP-05]', async () => {
  const { id } = await suite.people.client();
  const to = await newTouchpoint(app, id, { sku: 'CAST-24' });
  const visits = visitsOf(to);
  await countVisits({ app }, visits.slice(0, 900));
  await moveTo(id, 'Asia/Kathmandu');
  const late = visits.slice(600).reverse();
  await Promise.all([
    moveCountedDays({ app }, id, never),
    moveCountedDays({ app }, id, never),
    ...[0, 150, 300, 450].map((from) => countVisits({ app }, late.slice(from, from + 150))),
  ]);
  expect(await countedIn(id)).toEqual(await fromRows(id, 'Asia/Kathmandu'));
});

test('a move that was broken off is ended by the next run, and one to a third zone follows [TP-05]', async () => {
  const { id } = await suite.people.client();
  const to = await newTouchpoint(app, id, { sku: 'CAST-24' });
  await countVisits({ app }, visitsOf(to));
  await moveTo(id, 'Europe/Paris');
  const killed = new AbortController();
  const steps = { ...app, database: breaking(killed) } as typeof app;
  await expect(moveCountedDays({ app: steps }, id, killed.signal)).rejects.toThrow();
  expect(await countedIn(id)).not.toEqual(await fromRows(id, 'UTC'));
  expect(await countedIn(id)).not.toEqual(await fromRows(id, 'Europe/Paris'));
  await moveTo(id, 'America/New_York');
  const run = () =>
    followTimeZones.handle({ app, signal: never } as Parameters<typeof followTimeZones.handle>[0]);
  await run();
  expect(await countedIn(id)).toEqual(await fromRows(id, 'America/New_York'));
});

test('days whose visits are no longer stored retain their counts [TP-05]', async () => {
  const { id } = await suite.people.client();
  const to = await newTouchpoint(app, id, { sku: 'CAST-24' });
  await countVisits({ app }, visitsOf(to, 100));
  await sql`delete from touchpoints.visits where client_id = ${id}`.execute(db);
  const before = await countedIn(id);
  await moveTo(id, 'Pacific/Kiritimati');
  await moveCountedDays({ app }, id, never);
  expect(await countedIn(id)).toEqual(before);
});

test('visits of a brand with an unknown time zone are counted by UTC days [TP-05]', async () => {
  const { id } = await suite.people.client();
  const to = await newTouchpoint(app, id, { sku: 'CAST-24' });
  await moveTo(id, 'Europe/Nowhere');
  await countVisits({ app }, visitsOf(to, 100));
  const { rows } = await sql`select from touchpoints.visits where client_id = ${id}`.execute(db);
  expect(rows).toHaveLength(100);
  expect(await countedIn(id)).toEqual(await fromRows(id, 'UTC'));
});

test('days counted in a removed time zone remain, other brands are not delayed, and the next zone continues from there [TP-05]', async () => {
  const [forgotten, other] = [await suite.people.client(), await suite.people.client()];
  for (const { id } of [forgotten, other])
    await countVisits({ app }, visitsOf(await newTouchpoint(app, id, { sku: 'CAST-24' }), 100));
  const before = await countedIn(forgotten.id);
  await sql`update touchpoints.counted_zones set zone = 'Europe/Nowhere' where client_id = ${forgotten.id}`.execute(
    db,
  );
  await moveTo(forgotten.id, 'Europe/Nowhere');
  await moveTo(other.id, 'Asia/Kathmandu');
  const run = () =>
    followTimeZones.handle({ app, signal: never } as Parameters<typeof followTimeZones.handle>[0]);
  await run();
  expect(await countedIn(forgotten.id)).toEqual(before);
  expect(await countedIn(other.id)).toEqual(await fromRows(other.id, 'Asia/Kathmandu'));
  await moveTo(forgotten.id, 'Asia/Kathmandu');
  await run();
  expect(await countedIn(forgotten.id)).toEqual(before);
  const { rows } = await sql`
    select zone, next_zone from touchpoints.counted_zones where client_id = ${forgotten.id}`.execute(
    db,
  );
  expect(rows).toEqual([{ zone: 'Asia/Kathmandu', next_zone: null }]);
});

/** A worker that is aborted after its second step. */
function breaking(killed: AbortController): typeof app.database {
  let steps = 0;
  return {
    acrossClients: () => {
      steps += 1;
      if (steps === 3) killed.abort();
      return app.database.acrossClients();
    },
  } as unknown as typeof app.database;
}
