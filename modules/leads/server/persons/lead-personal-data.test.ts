import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import type { LeadActor } from '#modules/leads/contract/leads/lead-machine.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { actOnLead } from '../leads/act-on-lead.ts';
import { editLead } from '../leads/edit-lead.ts';
import type { LeadsTables } from '../tables.ts';
import { CONSUMER, leadWithLinks, shopRecipient } from '../testing/linked-lead.ts';
import { leadPersonalData } from './lead-personal-data.ts';

const suite = await testApp({ work: false });
const { app } = suite;
let client = await suite.people.client();
let form = await brandForm(app, client.id);
let lead = await leadWithLinks(app, { clientId: client.id, formId: form.id });

beforeEach(async () => {
  client = await suite.people.client();
  form = await brandForm(app, client.id);
  lead = await leadWithLinks(app, { clientId: client.id, formId: form.id });
});

const by = (kind: LeadActor['kind'], name: string, email: string): LeadActor => ({
  kind,
  name,
  email,
  userId: null,
});
const torgeir = by('recipient', 'Torgeir', shopRecipient('Torgeir').email);
const ingrid = by('consumer', 'Ingrid Bjørnstad', CONSUMER);
const inTransaction = <Result>(work: (db: never) => Promise<Result>) =>
  app.database
    .ofClient<LeadsTables>(client.id)
    .transaction()
    .execute((tx) => work(tx as never));
const act = (given: Parameters<typeof actOnLead>[2]) =>
  inTransaction((db) => actOnLead({ db, app }, { clientId: client.id, id: lead.id }, given));
const erase = (emails: string[], names: string[] = []) =>
  inTransaction((db) =>
    leadPersonalData.erase(
      { clientId: client.id, contactIds: [], refs: [], emails, phones: [], names },
      { db, app },
    ),
  );
const all = async () => {
  const { rows } = await sql`
    select to_jsonb(lead) as lead, (select jsonb_agg(to_jsonb(line)) from leads.lead_history as line
        where line.lead_id = lead.id) as history,
      (select jsonb_agg(to_jsonb(token)) from leads.lead_tokens as token where token.lead_id = lead.id) as tokens
    from leads.leads as lead where lead.id = ${lead.id}`.execute(app.database.acrossClients());
  return JSON.stringify(rows);
};

test('after erasing a consumer, no edit, comment or action of the lead contains their data', async () => {
  const note = 'Lives above the bakery in Quibblewick Lane';
  await inTransaction((db) =>
    editLead(
      { db, app },
      { clientId: client.id, id: lead.id },
      { internalNote: note, price: 700, by: by('brand', 'Solveig', 'solveig@brand.example') },
    ),
  );
  const reason = 'other';
  await act({ action: 'reject', by: torgeir, reason, words: 'Quibblewick is too far' });
  await act({ action: 'lose', by: ingrid, reason, words: 'Quibblewick has a cheaper one' });
  expect(await all()).toMatch(/Quibblewick/);
  const { version } = await lead.row();
  await erase([CONSUMER]);
  expect(await all()).not.toMatch(/Quibblewick|Bjørnstad|Ingrid|postkasse/);
  // The version increases, so that a concurrent edit cannot restore the data.
  expect((await lead.row()).version).toBeGreaterThan(version);
  const edits = (await lead.history()).filter(({ kind }) => kind === 'edit');
  expect(JSON.stringify(edits)).toContain('700');
});

test('the name of an erased consumer leaves the tags of the lead and of its history, other tags stay [PH-17]', async () => {
  const brand = by('brand', 'Solveig', 'solveig@brand.example');
  const tag = (tags: string[]) =>
    inTransaction((db) =>
      editLead({ db, app }, { clientId: client.id, id: lead.id }, { tags, by: brand }),
    );
  await tag(['VIP', 'Bjørnstad wedding']);
  await tag(['VIP', 'Ingrid Bjørnstad', `${CONSUMER} asked twice`]);
  const other = await leadWithLinks(
    app,
    { clientId: client.id, formId: form.id },
    { email: 'other@post.example' },
  );
  await sql`update leads.leads set tags = ${['cousin of', CONSUMER]} where id = ${other.id}`.execute(
    app.database.ofClient(client.id),
  );
  await erase([CONSUMER], ['Ingrid', 'Bjørnstad']);
  expect(await all()).not.toMatch(/Bjørnstad|Ingrid|postkasse/);
  expect((await lead.row()).tags).toEqual(['VIP', 'erased erased', 'erased asked twice']);
  expect((await other.row()).tags).toEqual(['cousin of', 'erased']);
  const edits = (await lead.history()).filter(({ kind }) => kind === 'edit');
  expect(JSON.stringify(edits)).toContain('erased wedding');
});

test('a new lead whose only recipient is erased goes to the brand’s admins, and its history records the reason [LEAD-13]', async () => {
  const admin = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const both = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  lead = await leadWithLinks(
    app,
    { clientId: client.id, formId: form.id },
    { subscribers: [{ ...shopRecipient('Torgeir'), email: both.email }] },
  );
  const own = await leadWithLinks(
    app,
    { clientId: client.id, formId: form.id },
    { subscribers: [shopRecipient('Torgeir')], email: both.email },
  );
  await erase([both.email, shopRecipient('Torgeir').email]);
  expect((await lead.row()).subscribers.map(({ email }) => email)).toEqual([admin.email]);
  expect((await lead.history()).map(({ kind, detail }) => [kind, detail])).toEqual([
    ['unassign', { name: '', email: null, reason: 'erased' }],
    ['assign', { name: 'Test Person', email: admin.email }],
    ['mail', expect.objectContaining({ mail: 'newLead', to: admin.email })],
  ]);
  expect(await mailsTo(app, admin.email)).toHaveLength(1);
  // An erased person cannot be answered.
  expect((await own.row()).subscribers).toEqual([]);
});

test('after erasing a recipient no address, name or link remains, and the other recipients stay', async () => {
  await act({ action: 'accept', by: torgeir, handled: true });
  await act({ action: 'lose', by: torgeir, reason: 'other' });
  await erase([shopRecipient('Torgeir').email, shopRecipient('Reader').email]);
  expect(await all()).not.toMatch(/torgeir@|reader@/i);
  const row = await lead.row();
  expect(row.subscribers).toEqual([shopRecipient('Millau')]);
  expect(row.observers).toEqual([]);
  expect([row.owner?.name, row.closed_by?.name, row.handled?.by.name]).toEqual(['', '', '']);
  expect(row.status).toBe('lost');
});
