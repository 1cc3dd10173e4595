import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  compareContactsCall,
  mergeContactsCall,
  undoMergeCall,
} from '#modules/profile-hub/contract/duplicates.ts';
import { createProfileCall } from '#modules/profile-hub/contract/profiles.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { contactsByAddress } from '../contacts/contacts-by-address.ts';
import { createCriterion } from '../criteria/create-criterion.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import { requireLeadContact, storeLeadContact } from '../journey/lead-contacts.ts';
import { readPersonsByAddress } from '../mappings/apply/apply-input.ts';
import { brandCampaign } from '../testing/brand-campaign.ts';
import { duplicatesBrand } from './testing/duplicates-brand.ts';

const suite = await testApp({ work: false });

const brand = () => duplicatesBrand(suite);
const pairOf = (a: string, b: string) => [a, b].sort().join('-');

test('a merge retains the older id, the selected values, all list options and the consent by its ledger [PH-18]', async () => {
  const { contact, db, clientId, read, merge, look, listed, admin, params } = await brand();
  await createCriterion({ db }, clientId, {
    label: 'Owns',
    type: 'closedMultiple',
    mandatory: false,
    options: ['Cocotte', 'Planche', 'Fusil'],
    consent: false,
  });
  const owns = (await readCriteriaIndex({ db }, clientId)).bySlug('owns');
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

test('leads and answers move to the remaining contact, and move back when the merge is undone [PH-18]', async () => {
  const { contact, clientId, db, merge, admin, params } = await brand();
  const older = await contact({ email: 'a@x.example' });
  const newer = await contact({ email: 'b@x.example' });
  const campaignId = await brandCampaign({ db }, clientId, [{ email: 'b@x.example' }]);
  await sql`
    update profile_hub.campaign_responses set contact_id = ${newer}
    where client_id = ${clientId} and campaign_id = ${campaignId}`.execute(db);
  const leadId = 'lead-of-newer';
  await storeLeadContact({ db }, clientId, { leadId, contactId: newer, visitId: null });
  const readOwners = async () => {
    const { rows } = await sql<{ contact_id: string }>`
      select contact_id from profile_hub.campaign_responses where client_id = ${clientId}`.execute(
      db,
    );
    return [rows[0]?.contact_id, (await requireLeadContact({ db }, clientId, leadId))?.contactId];
  };
  const { body } = await merge([older, newer]);
  expect(await readOwners()).toEqual([older, older]);
  await admin.call(undoMergeCall, { params: { ...params, id: body.mergeIds[0] ?? '' } });
  expect(await readOwners()).toEqual([newer, newer]);
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
    const query = { clientId, emails, phones: [], purposes: [], isHeld: false };
    return (await readPersonsByAddress({ db }, query)).map((one) => [
      one.id,
      one.own_at,
      one.taken,
    ]);
  };
  const before = await known();
  expect(before[1]?.[1]).toEqual(new Date('2026-01-02T03:04:05.123Z'));
  const { body } = await merge(ids, { firstname: ids[1] ?? '' });
  expect(await known()).not.toEqual(before);
  await admin.call(undoMergeCall, { params: { ...params, id: body.mergeIds[0] ?? '' } });
  expect(await known()).toEqual(before);
});

test('values changed after a merge remain when it is undone, and are reported [PH-18]', async () => {
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

test('a merge is refused if the pair is already merged or a contact was edited meanwhile [PH-18]', async () => {
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

test('several selected contacts are merged into one, and each of them can be restored separately [PH-18]', async () => {
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
  await admin.call(undoMergeCall, { params: { ...params, id: body.mergeIds[0] ?? '' } });
  expect((await read(first))?.criterias).toMatchObject({ city: 'City 1', email: 'n1@x.example' });
  expect((await read(second))?.criterias).toMatchObject({ city: 'City 2', email: 'n2@x.example' });
});

test('a manual contact with the e-mail address of a merged contact is refused and names the owner [PH-18] [PH-05]', async () => {
  const { contact, merge, admin, clientId, db } = await brand();
  const older = await contact({ email: 'a@x.example' });
  const newer = await contact({ email: 'b@x.example' });
  await merge([older, newer]);
  const { rows } = await sql<{ brand_id: string }>`
    select brand_id from directory.clients where id = ${clientId}`.execute(db);
  const made = await admin.call(createProfileCall, {
    body: { brandId: rows[0]?.brand_id ?? '', criterias: { email: 'b@x.example' } },
  });
  expect(made.problem).toMatchObject({
    code: 'CONTACT_EMAIL_TAKEN',
    params: { email: 'b@x.example', contactId: older },
  });
});

test('an undo that would leave a contact without any address is refused [PH-18]', async () => {
  const { contact, merge, admin, params, read } = await brand();
  const older = await contact({ email: 'a@x.example' });
  const newer = await contact({ email: 'b@x.example' });
  const { body } = await merge([older, newer]);
  // Created before such an address was refused.
  const double = await contact({ email: 'b@x.example' });
  const undone = await admin.call(undoMergeCall, {
    params: { ...params, id: body.mergeIds[0] ?? '' },
  });
  expect(undone.problem).toMatchObject({
    code: 'UNDO_UNREACHABLE',
    params: { email: 'b@x.example' },
  });
  expect([(await read(older))?.id, (await read(double))?.id]).toEqual([older, double]);
});

test('undoing a merge leaves the remaining contact an address, even if another contact now has its own [PH-18]', async () => {
  const { contact, merge, change, admin, params, read } = await brand();
  const older = await contact({ phone: '+33565550127' });
  const newer = await contact({ email: 'b@x.example' });
  const first = await merge([older, newer]);
  await change(older, { phone: null });
  const undo = (id = '') => admin.call(undoMergeCall, { params: { ...params, id } });
  expect((await undo(first.body.mergeIds[0])).status).toBe(200);
  expect((await read(older))?.criterias).toMatchObject({ email: null, phone: '+33565550127' });

  const survivor = await contact({ email: 'k@x.example' });
  const gone = await contact({ email: 'g@x.example', phone: '+33565550128' });
  const second = await merge([survivor, gone], { email: gone });
  await contact({ email: 'k@x.example' });
  const undone = await undo(second.body.mergeIds[0]);
  expect(undone.body.stays).toEqual(['email']);
  expect((await read(survivor))?.criterias.email).toBe('g@x.example');
  expect((await read(gone))?.criterias).toMatchObject({ email: null, phone: '+33565550128' });
});
