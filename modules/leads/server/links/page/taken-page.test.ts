import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { brandShop } from '#modules/forms/server/testing/brand-shop.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { leadWithLinks } from '../../testing/linked-lead.ts';
import { linkReader } from '../testing/link-reader.ts';

const suite = await testApp({ work: false });
const { app } = suite;
let { client, form, lead, pathOf, actionOf, open, formOf, press } = await linkReader(suite);

beforeEach(async () => {
  ({ client, form, lead, pathOf, actionOf, open, formOf, press } = await linkReader(suite));
});

async function eventsOf(type: string) {
  const { rows } = await sql<{ by: string }>`
    select payload ->> 'by' as by from platform.events
    where client_id = ${client.id} and type = ${type} order by id`.execute(
    app.database.acrossClients(),
  );
  return rows;
}

test('only one of two shops that accept simultaneously succeeds; the other sees the owner and no consumer data [LEAD-05]', async () => {
  const forms = [await formOf(pathOf(lead.torgeir)), await formOf(actionOf('accept', lead.millau))];
  const answers = await Promise.all(forms.map((each) => press(each, 'accept')));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
  const { owner } = await lead.row();
  const late = answers.find(({ statusCode }) => statusCode === 409);
  expect(late?.body).toContain(`${owner?.name} has this request`);
  expect(late?.body).not.toMatch(/Ingrid|Bjørnstad|22 55|postkasse|Oslo/);
  const moves = (await lead.history()).filter(({ kind }) => kind === 'status');
  expect(moves).toHaveLength(1);
});

test('an owner without a name is shown with the name of the store with that address, if there is one [LEAD-05]', async () => {
  const nameless = (email: string) => ({ email, name: '', userId: null, locale: 'en' as const });
  const subscribers = [nameless('torgeir@shops.example'), nameless('millau@shops.example')];
  const which = { clientId: client.id, formId: form.id };
  await brandShop(app, client.id, { name: 'Bakklandet', email: 'Torgeir@Shops.example' });
  const made = await leadWithLinks(app, which, { subscribers });
  await press(`/protected/lead/${made.id}?token=${made.torgeir}`, 'accept');
  expect((await made.row()).owner?.name).toBe('Bakklandet');
  const late = await open(`/protected/lead/${made.id}?token=${made.millau}`);
  expect(late.body).toContain('Bakklandet has this request');
  expect((await eventsOf('lead.accepted')).at(-1)?.by).toBe('Bakklandet');
  const unknown = await leadWithLinks(app, which, { subscribers });
  await press(`/protected/lead/${unknown.id}?token=${unknown.millau}`, 'accept');
  const { body } = await open(`/protected/lead/${unknown.id}?token=${unknown.torgeir}`);
  expect(body).toContain('Another store has this request');
  await brandShop(app, client.id, { name: 'Causse', email: 'millau@shops.example' });
  expect((await open(`/protected/lead/${unknown.id}?token=${unknown.torgeir}`)).body).toContain(
    'Causse has this request',
  );
});

test('a recipient who is too late sees other open leads with their own links [LEAD-05]', async () => {
  const other = await leadWithLinks(
    app,
    { clientId: client.id, formId: form.id },
    {
      firstname: 'Marit',
      skus: ['KNIFE'],
    },
  );
  const theirs = await leadWithLinks(app, { clientId: client.id, formId: form.id });
  await press(`/protected/lead/${theirs.id}?token=${theirs.millau}`, 'accept');
  await press(pathOf(lead.torgeir), 'accept');
  const { body } = await open(pathOf(lead.millau));
  expect(body).toContain('Still open for you');
  expect(body).not.toContain(theirs.millau);
  expect(body).toContain(`/protected/lead/${other.id}?token=${other.millau}`);
  expect(body).not.toContain(other.torgeir);
  expect(body).not.toContain('Usually taken');
});

test('the usual acceptance time is shown once there are enough leads [LEAD-11]', async () => {
  for (let made = 0; made < 5; made += 1) {
    const past = await leadWithLinks(app, { clientId: client.id, formId: form.id });
    await sql`update leads.leads set accepted_at = created_at + interval '40 minutes'
      where id = ${past.id}`.execute(app.database.ofClient(client.id));
  }
  await press(pathOf(lead.torgeir), 'accept');
  expect((await open(pathOf(lead.millau))).body).toContain('Usually taken within 40 minutes');
});
