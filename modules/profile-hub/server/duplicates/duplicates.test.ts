import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Decision } from '#modules/profile-hub/contract/consent.ts';
import type { ContactValues } from '#modules/profile-hub/contract/contact.ts';
import {
  compareContactsCall,
  decideDuplicateCall,
  getDuplicateCall,
  listDuplicatesCall,
  mergeContactsCall,
  undoMergeCall,
} from '#modules/profile-hub/contract/duplicates.ts';
import { testHouse } from '#platform/testing/test-house.ts';
import { contactPatch } from '../contacts/contact-patch.ts';
import { type ContactRow, contactColumns, contactOf } from '../contacts/contact-row.ts';
import { writeContacts } from '../contacts/write-contacts.ts';
import { createCriterion } from '../criteria/create-criterion.ts';
import { criteriaBook } from '../criteria/criteria-book.ts';
import { keepLead, leadOf } from '../journey/known-leads.ts';
import { knownPersons } from '../mappings/apply/known-persons.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandCampaign } from '../testing/brand-campaign.ts';
import { brandContact } from '../testing/brand-contacts.ts';
import { contactsByAddress } from './contacts-by-address.ts';
import { findDoubles } from './find-doubles.ts';
import { lookForDoubles } from './look-for-doubles.ts';

const house = await testHouse({ work: false });

async function brand() {
  const client = await house.people.client();
  const clientId = client.id;
  const db = house.app.database.ofClient<ProfileHubTables>(clientId);
  const admin = await house.adminOf(client);
  const params = { uuid: clientId };
  const contact = (
    values: ContactValues,
    decisions: Record<string, Decision> = {},
    at?: Date,
  ): Promise<string> => brandContact({ db }, clientId, values, { decisions, ...(at && { at }) });
  const look = () => lookForDoubles({ db }, { clientId, signal: new AbortController().signal });
  const read = async (id: string) => {
    const { rows } = await sql<ContactRow>`
      select ${contactColumns} from profile_hub.contacts as contact
      where contact.client_id = ${clientId} and contact.id = ${id}`.execute(db);
    return rows[0] && contactOf(rows[0], await criteriaBook({ db }, clientId));
  };
  const change = async (id: string, values: ContactValues) =>
    writeContacts({ db }, { clientId, origin: 'manual' }, [
      contactPatch({ id, isNew: false }, values, await criteriaBook({ db }, clientId)),
    ]);
  const listed = async (state = 'open', contactId?: string) =>
    (await admin.call(listDuplicatesCall, { params, query: { state, contactId } as never })).body;
  const versioned = async (...ids: string[]) =>
    Promise.all(ids.map(async (id) => ({ id, version: (await read(id))?.version ?? 0 })));
  const merge = async (ids: string[], choices: Record<string, string> = {}) =>
    admin.call(mergeContactsCall, {
      params,
      body: { contacts: await versioned(...ids), choices },
    });
  return { clientId, db, admin, params, contact, look, read, change, listed, versioned, merge };
}

const pairOf = (a: string, b: string) => [a, b].sort().join('-');

test('possible duplicates are found by phone, name, mailbox and street, with reasons, each pair once [PH-18]', async () => {
  const { contact, look, listed } = await brand();
  const names = { firstname: 'Bérengère', lastname: 'Castanié' };
  const older = await contact({ ...names, email: 'b@orange.example', phone: '+33565550127' });
  const shouted = await contact({
    firstname: 'BERENGERE',
    lastname: 'CASTANIE',
    email: 'c@mazel.example',
    phone: '+33565550127',
  });
  const typo = await contact({ email: 'jean.martin@gmail.example' });
  const sameTypo = await contact({ email: 'jeanmartin@gmial.example' });
  const atHome = { lastname: 'Nielsen', address: '12 rue du Touat', zip: '12000' };
  const ann = await contact({ ...atHome, firstname: 'Anna', email: 'anna@x.example' });
  const annAgain = await contact({ ...atHome, firstname: 'Anna M.', email: 'am@y.example' });
  await contact({ ...atHome, firstname: 'Torben', email: 'torben@z.example' });
  expect(await look()).toBe(7);
  await look();
  const { items, counts } = await listed();
  const byId = new Map(items.map((item) => [item.id, item]));
  expect([...byId.keys()].sort()).toEqual(
    [pairOf(older, shouted), pairOf(typo, sameTypo), pairOf(ann, annAgain)].sort(),
  );
  expect(byId.get(pairOf(older, shouted))).toMatchObject({
    score: 90,
    reasons: ['phone', 'name'],
    names: ['Bérengère Castanié', 'BERENGERE CASTANIE'],
  });
  expect(counts).toEqual({ open: 3, merged: 0, different: 0 });
  const ofAnn = await listed('open', ann);
  expect(ofAnn.items.map(({ id }) => id)).toEqual([pairOf(ann, annAgain)]);
  expect(ofAnn.counts.open).toBe(1);
});

test('each change is looked at once, also of who took long to write, and what compares nobody is passed over [PH-18]', async () => {
  const { contact, look, listed, db, clientId, change } = await brand();
  const early = await contact({ email: 'a@a.example', phone: '+33511111111', zip: '1000' });
  expect(await look()).toBe(1);
  await change(early, { city: 'Thiers' });
  expect(await look()).toBe(0);
  await db.transaction().execute(async (tx) => {
    // It began before the others and is seen after them.
    await brandContact({ db: tx }, clientId, {
      email: 'z@z.example',
      phone: '+33511111111',
      zip: '1000',
    });
    await contact({ email: 'other@b.example' });
    expect(await look()).toBe(1);
  });
  expect((await listed()).counts.open).toBe(0);
  expect(await look()).toBe(1);
  expect((await listed()).counts.open).toBe(1);
  await change(early, { phone: '+33522222222' });
  expect(await look()).toBe(1);
  expect((await listed()).counts.open).toBe(0);
});

test('a phone that many share makes no pairs, and one that is mended makes none any more [PH-18]', async () => {
  const { contact, look, listed, db, clientId, change } = await brand();
  for (let at = 0; at < 22; at += 1)
    await contact({ email: `shop${at}@far${at}.example`, phone: '+33500000001' });
  const a = await contact({ phone: '+33511111111', email: 'a@a.example', zip: '1000' });
  await contact({ phone: '+33511111111', email: 'z@z.example', zip: '1000' });
  await look();
  expect((await listed()).counts.open).toBe(1);
  await change(a, { phone: '+33522222222' });
  await findDoubles({ db }, clientId, [a]);
  expect((await listed()).counts.open).toBe(0);
});

test('the pair shows both sides, what is proposed, and the consent that nobody chooses [PH-18]', async () => {
  const { contact, look, admin, params } = await brand();
  const older = await contact(
    { firstname: 'Bérengère', lastname: 'Castanié', phone: '+33565550127', zip: '12000' },
    { optin_email: 'given' },
    new Date('2025-06-03T10:00:00Z'),
  );
  const newer = await contact(
    { firstname: 'BERENGERE', lastname: 'Castanié-Delmas', phone: '+33565550127', zip: '12000' },
    { optin_email: 'withdrawn' },
    new Date('2026-10-02T10:00:00Z'),
  );
  await look();
  const { body } = await admin.call(getDuplicateCall, {
    params: { ...params, id: pairOf(older, newer) },
  });
  expect(body.contacts.map(({ id }) => id)).toEqual([older, newer]);
  const suggested = Object.fromEntries(body.fields.map((field) => [field.slug, field.suggested]));
  expect(suggested).toMatchObject({ firstname: older, lastname: newer, phone: older });
  expect(body.consents.find(({ purpose }) => purpose === 'optin_email')).toMatchObject({
    decided: [{ decision: 'given' }, { decision: 'withdrawn' }],
    result: { decision: 'withdrawn' },
  });
  expect(body.consentEntries).toBe(2);
});

test('a merge keeps the older id, takes the chosen values and all lists, and consent by its ledger [PH-18]', async () => {
  const { contact, db, clientId, read, merge, look, listed, admin, params } = await brand();
  await createCriterion({ db }, clientId, {
    label: 'Owns',
    type: 'closedMultiple',
    mandatory: false,
    options: ['Cocotte', 'Planche', 'Fusil'],
    consent: false,
  });
  const owns = (await criteriaBook({ db }, clientId)).bySlug('owns');
  const [cocotte, planche, fusil] = (owns?.options ?? []).map(({ id }) => Number(id)) as number[];
  const older = await contact(
    {
      email: 'b@orange.example',
      lastname: 'Castanié',
      phone: '+33565550127',
      owns: [cocotte ?? 0, planche ?? 0],
    },
    { optin_email: 'given', optin_phone: 'given' },
    new Date('2025-06-03T10:00:00Z'),
  );
  const newer = await contact(
    {
      email: 'c@mazel.example',
      lastname: 'Delmas',
      phone: '+33565550127',
      owns: [cocotte ?? 0, fusil ?? 0],
      zip: '12000',
    },
    { optin_email: 'withdrawn', optin_partners: 'given' },
    new Date('2026-10-02T10:00:00Z'),
  );
  await sql`
    insert into profile_hub.stations (client_id, id, contact_id, kind, at, ref)
    values (${clientId}, gen_random_uuid(), ${newer}, 'lead', now(), 'lead-1')`.execute(db);
  const {
    rows: [segment],
  } = await sql<{ id: string }>`
    insert into profile_hub.segments (client_id, id, name, kind, saved)
    values (${clientId}, gen_random_uuid(), 'Gifts', 'static', true) returning id`.execute(db);
  await sql`
    insert into profile_hub.segment_members (client_id, segment_id, contact_id)
    values (${clientId}, ${segment?.id}, ${newer})`.execute(db);
  const { body } = await merge([newer, older], { lastname: newer, owns: older });
  expect(body.keptId).toBe(older);
  const merged = await read(older);
  expect(merged?.criterias).toMatchObject({
    email: 'b@orange.example',
    lastname: 'Delmas',
    zip: '12000',
    owns: [cocotte, planche, fusil],
    optin_email: false,
    optin_phone: true,
    optin_partners: true,
  });
  expect(await read(newer)).toBeUndefined();
  const { rows: stations } = await sql<{ kind: string }>`
    select kind from profile_hub.stations where client_id = ${clientId} and contact_id = ${older} order by kind`.execute(
    db,
  );
  expect(stations.map(({ kind }) => kind)).toEqual(['lead', 'merge']);
  const found = await contactsByAddress({ db }, clientId, { emails: ['c@mazel.example'] });
  expect(found).toEqual([{ kind: 'email', value: 'c@mazel.example', contactId: older }]);
  await look();
  expect((await listed('merged')).items).toMatchObject([
    { id: pairOf(older, newer), mergeId: body.mergeIds[0], names: ['Delmas'] },
  ]);

  const undone = await admin.call(undoMergeCall, {
    params: { ...params, id: body.mergeIds[0] ?? '' },
  });
  expect(undone.body).toEqual({ keptId: older, goneId: newer, stays: [] });
  expect((await read(older))?.criterias).toMatchObject({
    lastname: 'Castanié',
    zip: null,
    owns: [cocotte, planche],
    optin_email: true,
    optin_partners: null,
  });
  expect((await read(newer))?.criterias).toMatchObject({
    email: 'c@mazel.example',
    lastname: 'Delmas',
    owns: [cocotte, fusil],
    optin_email: false,
    optin_partners: true,
  });
  const { rows: members } = await sql<{ contact_id: string }>`
    select contact_id from profile_hub.segment_members where client_id = ${clientId}`.execute(db);
  expect(members).toEqual([{ contact_id: newer }]);
  expect(await contactsByAddress({ db }, clientId, { emails: ['c@mazel.example'] })).toMatchObject([
    { contactId: newer },
  ]);
  const again = await admin.call(undoMergeCall, {
    params: { ...params, id: body.mergeIds[0] ?? '' },
  });
  expect(again.problem.code).toBe('MERGE_NOT_UNDOABLE');
});

test('leads and answers go to the kept contact, and come back with the other [PH-18]', async () => {
  const { contact, clientId, db, merge, admin, params } = await brand();
  const older = await contact({ email: 'a@x.example' });
  const newer = await contact({ email: 'b@x.example' });
  const campaignId = await brandCampaign({ db }, clientId, [{ email: 'b@x.example' }]);
  await sql`
    update profile_hub.campaign_responses set contact_id = ${newer}
    where client_id = ${clientId} and campaign_id = ${campaignId}`.execute(db);
  const leadId = 'lead-of-newer';
  await keepLead({ db }, clientId, { leadId, contactId: newer, visitId: null });
  const whose = async () => {
    const { rows } = await sql<{ contact_id: string }>`
      select contact_id from profile_hub.campaign_responses where client_id = ${clientId}`.execute(
      db,
    );
    return [rows[0]?.contact_id, (await leadOf({ db }, clientId, leadId))?.contactId];
  };
  const { body } = await merge([older, newer]);
  expect(await whose()).toEqual([older, older]);
  await admin.call(undoMergeCall, { params: { ...params, id: body.mergeIds[0] ?? '' } });
  expect(await whose()).toEqual([newer, newer]);
});

test('what answers have written of both is known again after an undo [PH-18]', async () => {
  const { contact, admin, params, merge, db, clientId } = await brand();
  const emails = ['a@x.example', 'b@x.example'];
  const ids: string[] = [];
  for (const email of emails) ids.push(await contact({ email, firstname: email }));
  const taken = { firstname: { campaign: 'c', at: '2026-03-01T00:00:00.000Z', value: 'Ana' } };
  await sql`
    insert into profile_hub.answered_contacts (client_id, contact_id, own_at, written_at, taken)
    select client_id, id, '2026-01-02T03:04:05.123456Z', updated_at, ${JSON.stringify(taken)}::jsonb
    from profile_hub.contacts where client_id = ${clientId}`.execute(db);
  const known = async () => {
    const asked = { clientId, emails, phones: [], purposes: [], isHeld: false };
    return (await knownPersons({ db }, asked)).map((one) => [one.id, one.own_at, one.taken]);
  };
  const before = await known();
  expect(before[1]?.[1]).toEqual(new Date('2026-01-02T03:04:05.123Z'));
  const { body } = await merge(ids, { firstname: ids[1] ?? '' });
  expect(await known()).not.toEqual(before);
  await admin.call(undoMergeCall, { params: { ...params, id: body.mergeIds[0] ?? '' } });
  expect(await known()).toEqual(before);
});

test('what was changed since the merge stays when it is undone, and is told [PH-18]', async () => {
  const { contact, read, merge, change, admin, params } = await brand();
  const older = await contact({ email: 'a@x.example', lastname: 'Old', city: 'Rodez' });
  const newer = await contact({ email: 'b@x.example', lastname: 'New', city: 'Albi' });
  const { body } = await merge([older, newer], { lastname: newer, city: newer });
  await change(older, { lastname: 'Married' });
  const undone = await admin.call(undoMergeCall, {
    params: { ...params, id: body.mergeIds[0] ?? '' },
  });
  expect(undone.body.stays).toEqual(['lastname']);
  expect((await read(older))?.criterias).toMatchObject({ lastname: 'Married', city: 'Rodez' });
});

test('the second of two who merge a pair, and who merges over an edit, are told [PH-18]', async () => {
  const { contact, versioned, change, admin, params, merge, read } = await brand();
  const a = await contact({ email: 'a@x.example', lastname: 'A' });
  const b = await contact({ email: 'b@x.example', lastname: 'B' });
  const stale = await versioned(a, b);
  await change(b, { lastname: 'C' });
  const overEdit = await admin.call(mergeContactsCall, { params, body: { contacts: stale } });
  expect(overEdit.problem.code).toBe('CHANGED_MEANWHILE');
  const contacts = await versioned(a, b);
  const both = await Promise.all(
    [1, 2].map(() => admin.call(mergeContactsCall, { params, body: { contacts } })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.problem.code).toBe('ALREADY_MERGED');
  expect(await read(b)).toBeUndefined();
  const itself = await admin.call(mergeContactsCall, {
    params,
    body: { contacts: [contacts[0], contacts[0]] as typeof contacts },
  });
  expect(itself.status).toBe(400);
  expect((await merge([a, 'f'.repeat(24)])).status).toBe(400);
});

test('several chosen contacts become one, and each can come back by itself [PH-18]', async () => {
  const { contact, clientId, db, merge, read, admin, params } = await brand();
  const ids: string[] = [];
  for (const at of [1, 2, 3])
    ids.push(await contact({ email: `n${at}@x.example`, city: `City ${at}` }));
  const [first = '', second = '', third = ''] = ids;
  const compared = await admin.call(compareContactsCall, {
    params,
    body: { which: { ids: [third, first, second] } as never },
  });
  expect(compared.body.contacts.map(({ id }) => id)).toEqual(ids);
  const { body } = await merge(ids, { city: second, email: third });
  expect((await read(first))?.criterias).toMatchObject({ city: 'City 2', email: 'n3@x.example' });
  const emails = ['n1@x.example', 'n2@x.example', 'n3@x.example'];
  const found = await contactsByAddress({ db }, clientId, { emails });
  expect(found.map(({ contactId }) => contactId)).toEqual([first, first, first]);
  await admin.call(undoMergeCall, { params: { ...params, id: body.mergeIds[1] ?? '' } });
  expect((await read(first))?.criterias).toMatchObject({ city: 'City 2', email: 'n1@x.example' });
  expect((await read(third))?.criterias).toMatchObject({ city: 'City 3', email: 'n3@x.example' });
});

test('“not the same person” is kept, is not asked again, and can be taken back [PH-18]', async () => {
  const { contact, look, listed, admin, params } = await brand();
  const a = await contact({ email: 'j.m@gmail.example' });
  const b = await contact({ email: 'jm@gmail.example' });
  await look();
  const id = pairOf(a, b);
  const decide = (state: 'open' | 'different') =>
    admin.call(decideDuplicateCall, { params: { ...params, id }, body: { state } });
  await decide('different');
  await look();
  expect((await listed()).counts).toEqual({ open: 0, merged: 0, different: 1 });
  await decide('open');
  expect((await listed()).counts).toEqual({ open: 1, merged: 0, different: 0 });
  const unknown = await admin.call(getDuplicateCall, {
    params: { ...params, id: pairOf('a'.repeat(24), 'b'.repeat(24)) },
  });
  expect(unknown.status).toBe(404);
});
