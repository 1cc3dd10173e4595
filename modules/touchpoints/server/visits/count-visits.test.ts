import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { touchpointScanned } from '#modules/touchpoints/contract/touchpoint-events.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { countVisits } from './count-visits.ts';
import { newTouchpoint, readTotals, visitTo } from './testing/visit-fixtures.ts';
import type { Visit } from './visit.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const db = app.database.acrossClients();

/** The same mixture every time. */
function mixed<Item>(items: readonly Item[], at: number, step: number): Item {
  return items[Math.floor((at * step) / 7) % items.length] as Item;
}

test('the stored counts equal the counts computed from the rows [TP-05]', async () => {
  const client = await suite.people.client();
  const touchpoints = [
    { ...(await newTouchpoint(app, client.id)), sku: null },
    { ...(await newTouchpoint(app, client.id, { sku: 'CAST-24' })), sku: 'CAST-24' },
    { ...(await newTouchpoint(app, client.id, { sku: 'CAST-28' })), sku: 'CAST-28' },
  ];
  const visits: Visit[] = Array.from({ length: 2_000 }, (_, at) =>
    visitTo(mixed(touchpoints, at, 3), {
      sku: mixed(touchpoints, at, 3).sku,
      at: new Date(Date.UTC(2026, 9, 28) + at * 311_000),
      kind: mixed(['scan', 'click', 'scan'], at, 5),
      country: mixed(['FR', 'NO', '', 'DE'], at, 11),
      device: mixed(['iphone', 'android', 'other'], at, 13),
      suffix: mixed(['cocotte', 'cocotte-26'], at, 17),
    }),
  );
  // Two processes with overlapping visits in different order.
  await Promise.all([
    countVisits({ app }, visits.slice(0, 1_400)),
    countVisits({ app }, visits.slice(600).reverse()),
  ]);

  const counted = await sql`
    select touchpoint_id, dimension, day, value, scans, clicks from touchpoints.daily_counts
    where client_id = ${client.id} order by 1, 2, 3, 4`.execute(db);
  const skus = JSON.stringify(Object.fromEntries(touchpoints.map((t) => [t.touchpointId, t.sku])));
  const fromRows = await sql`
    select part.touchpoint_id, part.dimension, (visit.at at time zone 'UTC')::date as day, part.value,
      count(*) filter (where visit.kind = 'scan') as scans, count(*) filter (where visit.kind = 'click') as clicks
    from touchpoints.visits as visit
    cross join lateral (values
      (visit.touchpoint_id, 'all', ''), (visit.touchpoint_id, 'country', visit.country),
      (visit.touchpoint_id, 'device', visit.device), (visit.touchpoint_id, 'suffix', visit.suffix),
      ('', 'all', ''), ('', 'country', visit.country), ('', 'device', visit.device),
      ('', 'product', ${skus}::jsonb ->> visit.touchpoint_id)
    ) as part (touchpoint_id, dimension, value)
    where visit.client_id = ${client.id} and part.value is not null
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db);
  expect(counted.rows.length).toBeGreaterThan(50);
  expect(counted.rows).toEqual(fromRows.rows);

  for (const touchpoint of touchpoints) {
    const own = visits.filter(({ touchpointId }) => touchpointId === touchpoint.touchpointId);
    const last = own.at(-1);
    expect(await readTotals(app, touchpoint)).toEqual({
      visits: own.length,
      scans: own.filter(({ kind }) => kind === 'scan').length,
      clicks: own.filter(({ kind }) => kind === 'click').length,
      robots: 0,
      last_country: last?.country,
      last_device: last?.device,
    });
  }
  const { rows: countries } = await sql<{ country: string }>`
    select country from touchpoints.seen_countries
    where client_id = ${client.id} and touchpoint_id = ${touchpoints[0]?.touchpointId}
    order by 1`.execute(db);
  expect(countries.map(({ country }) => country)).toEqual(['DE', 'FR', 'NO']);
});

test('each visit is published once with its id, in events of up to two hundred visits of a touchpoint [PH-05]', async () => {
  const client = await suite.people.client();
  const hot = await newTouchpoint(app, client.id, { sku: 'HOT' });
  const calm = await newTouchpoint(app, client.id);
  const visits = [
    ...Array.from({ length: 450 }, () => visitTo(hot, { sku: 'HOT' })),
    visitTo(calm),
  ];
  await countVisits({ app }, visits);
  await countVisits({ app }, visits);
  const { rows } = await sql<{ payload: unknown }>`
    select payload from platform.events
    where client_id = ${client.id} and type = ${touchpointScanned.type}
    order by jsonb_array_length(payload -> 'visits') desc`.execute(db);
  const payloads = rows.map(({ payload }) => touchpointScanned.payload.parse(payload));
  expect(payloads.map(({ sku, visits: { length } }) => [sku, length])).toEqual([
    ['HOT', 200],
    ['HOT', 200],
    ['HOT', 50],
    [null, 1],
  ]);
  const ids = payloads.flatMap((one) => one.visits.map(({ visitId }) => visitId));
  expect(new Set(ids)).toEqual(new Set(visits.map(({ id }) => id)));
});

test('a visit of a month without a partition gets one, and a visit with an implausible date is stored too', async () => {
  const client = await suite.people.client();
  const to = await newTouchpoint(app, client.id);
  const lastYear = new Date(Date.now() - 300 * 86_400_000);
  await countVisits({ app }, [
    visitTo(to, { at: lastYear }),
    visitTo(to, { at: new Date('2061-03-04T05:06:07Z') }),
  ]);
  const { rows } = await sql<{ place: string }>`
    select tableoid::regclass::text as place from touchpoints.visits
    where client_id = ${client.id} order by at`.execute(db);
  expect(rows.map(({ place }) => place)).toEqual([
    `touchpoints.visits_${lastYear.toISOString().slice(0, 7).replace('-', '_')}`,
    'touchpoints.visits_else',
  ]);
  // When the partition of that month is created, earlier rows move into it.
  await sql`select touchpoints.make_visits_month('2061-03-01')`.execute(db);
  await countVisits({ app }, [visitTo(to, { at: new Date('2061-03-05T05:06:07Z') })]);
  const { rows: moved } = await sql`
    select tableoid::regclass::text as place, count(*) as visits from touchpoints.visits
    where client_id = ${client.id} and at > now() + interval '1 year' group by 1`.execute(db);
  expect(moved).toEqual([{ place: 'touchpoints.visits_2061_03', visits: 2 }]);
});
