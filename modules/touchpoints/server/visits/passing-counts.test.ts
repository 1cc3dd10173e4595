import { expect, test } from 'vitest';
import { testHouse } from '#platform/testing/test-house.ts';
import type { TouchpointsTables } from '../tables.ts';
import { PassingCounts } from './passing-counts.ts';
import { newTouchpoint, totalsOf } from './testing/visit-fixtures.ts';

const house = await testHouse({ work: false });
const { app } = house;

function deadCodesOf(clientId: string) {
  return app.database
    .acrossClients<TouchpointsTables>()
    .selectFrom('touchpoints.dead_codes')
    .select(['suffix', 'visits', 'dismissed_at'])
    .where('client_id', '=', clientId)
    .orderBy('suffix')
    .execute();
}

test('robots are counted apart from visits, and what is no more holds nothing back', async () => {
  const client = await house.people.client();
  const to = await newTouchpoint(app, client.id);
  const passing = new PassingCounts();
  passing.robot(client.id, to.touchpointId);
  passing.robot(client.id, to.touchpointId);
  passing.robot(client.id, 'f'.repeat(24));
  await passing.write(app);
  await passing.write(app);
  expect(await totalsOf(app, to)).toMatchObject({ visits: 0, robots: 2 });
});

test('unknown suffixes are counted in any case; what nobody can have printed is left out', async () => {
  const client = await house.people.client();
  const passing = new PassingCounts();
  for (const tried of [
    ' Coccotte ',
    'coccotte',
    'x'.repeat(61),
    '',
    'a\u0007b',
    'tab\there',
    'é?!',
  ])
    passing.dead(client.id, tried);
  await passing.write(app);
  expect(await deadCodesOf(client.id)).toMatchObject([
    { suffix: 'Coccotte', visits: 2 },
    { suffix: 'é?!', visits: 1 },
  ]);
});

test('a dead code that was left out of the list comes back with the next visit', async () => {
  const client = await house.people.client();
  const passing = new PassingCounts();
  passing.dead(client.id, 'old-print');
  await passing.write(app);
  await app.database
    .acrossClients<TouchpointsTables>()
    .updateTable('touchpoints.dead_codes')
    .set({ dismissed_at: new Date() })
    .where('client_id', '=', client.id)
    .execute();
  passing.dead(client.id, 'old-print');
  await passing.write(app);
  expect(await deadCodesOf(client.id)).toEqual([
    { suffix: 'old-print', visits: 2, dismissed_at: null },
  ]);
});

test('a brand has at most a thousand dead codes: the least visited give way, new ones get their chance', async () => {
  const client = await house.people.client();
  const passing = new PassingCounts();
  for (let at = 0; at < 1_000; at += 1) {
    passing.dead(client.id, `often-${at}`);
    if (at > 0) passing.dead(client.id, `often-${at}`);
  }
  await passing.write(app);
  passing.dead(client.id, 'new-one');
  await passing.write(app);
  const kept = new Set((await deadCodesOf(client.id)).map(({ suffix }) => suffix));
  expect(kept.size).toBe(1_000);
  expect(kept.has('new-one')).toBe(true);
  expect(kept.has('often-0')).toBe(false);
});
