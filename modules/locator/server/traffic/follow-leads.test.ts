import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { createdPayload, storedLead } from '../testing/lead-records.ts';
import { storedLocator } from '../testing/stored-locator.ts';
import { followLeads } from './traffic-module.ts';

const suite = await testApp();
const { app } = suite;
const db = app.database.acrossClients();

const at = '2026-03-10T12:00:00Z';
type Step = 'created' | 'accepted' | 'converted' | 'rejected' | 'relocated' | 'deleted';

async function newLead() {
  const client = await suite.people.client();
  const slug = await storedLocator(app, client.id);
  const [first, second] = [uuidV7(), uuidV7()];
  for (const id of [first, second])
    await sql`
      insert into directory.locations (client_id, id, code, name, country, city)
      values (${client.id}, ${id}, ${id}, 'Bellecour', 'FR', 'Lyon')`.execute(db);
  const lead = await storedLead(app, { clientId: client.id, locationId: first });
  const { clientId, leadId } = lead;
  const page = `http://suite.test/l/${slug}/fr/lyon/bellecour`;
  /** Handles one event as its delivery does. */
  const handle = (step: Step) =>
    app.database
      .ofClient(clientId)
      .transaction()
      .execute(async (tx) => {
        const listener = followLeads.find(({ name }) => name === `locator.follow-${step}-lead`);
        const payload = step === 'created' ? createdPayload(lead, { page, at }) : { leadId, at };
        await listener?.handle({ event: { clientId, payload } as never, db: tx, app });
      });
  return {
    first,
    second,
    async deliver(...steps: Step[]) {
      for (const step of steps) await handle(step);
    },
    change: (columns: Record<string, unknown>) =>
      db.updateTable('leads.leads').set(columns).where('id', '=', leadId).execute(),
    remove: () => db.deleteFrom('leads.leads').where('id', '=', leadId).execute(),
    stored: async () =>
      (
        await db
          .selectFrom('locator.locator_leads')
          .select(['location_id', 'accepted', 'sold'])
          .where('client_id', '=', clientId)
          .execute()
      ).at(0),
  };
}

test('creation, acceptance and sale of a lead count in the funnel whatever order they arrive in, also twice [LOC-07]', async () => {
  const orders: Step[][] = [
    ['created', 'accepted', 'converted'],
    ['created', 'converted', 'accepted'],
    ['accepted', 'created', 'converted'],
    ['accepted', 'converted', 'created'],
    ['converted', 'created', 'accepted'],
    ['converted', 'accepted', 'created', 'accepted', 'created'],
  ];
  for (const order of orders) {
    const lead = await newLead();
    await lead.change({ accepted_at: at, converted_at: at, status: 'converted' });
    await lead.deliver(...order);
    expect([order, await lead.stored()]).toEqual([
      order,
      { location_id: lead.first, accepted: true, sold: true },
    ]);
  }
});

test('an acceptance that was taken back does not count, although its event arrives again [LOC-07]', async () => {
  const lead = await newLead();
  await lead.change({ accepted_at: at, status: 'accepted' });
  await lead.deliver('created', 'accepted');
  expect(await lead.stored()).toMatchObject({ accepted: true, sold: false });
  await lead.change({ accepted_at: null, status: 'new', location_id: lead.second });
  await lead.deliver('rejected', 'accepted', 'relocated');
  expect(await lead.stored()).toEqual({ location_id: lead.second, accepted: false, sold: false });
});

test('an acceptance that is handled while the creation is not committed yet is not lost [LOC-07]', async () => {
  for (let round = 0; round < 5; round += 1) {
    const lead = await newLead();
    await lead.change({ accepted_at: at, status: 'accepted' });
    await Promise.all([lead.deliver('created'), lead.deliver('accepted')]);
    expect(await lead.stored()).toMatchObject({ accepted: true });
  }
});

test('a deleted lead leaves the funnel, also where its creation arrives last [LOC-07]', async () => {
  const lead = await newLead();
  await lead.deliver('created');
  await lead.remove();
  await lead.deliver('deleted');
  expect(await lead.stored()).toBeUndefined();
  await lead.deliver('created');
  expect(await lead.stored()).toBeUndefined();
});
