import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addBlockCall } from '#modules/profile-hub/contract/blocks.ts';
import type { Decision } from '#modules/profile-hub/contract/consents.ts';
import { compareContactsCall, undoMergeCall } from '#modules/profile-hub/contract/duplicates.ts';
import { standardCriterion } from '#modules/profile-hub/contract/standard-criteria.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { type DecisionProof, recordDecisions } from '../consents/record-decisions.ts';
import { duplicatesBrand } from './testing/duplicates-brand.ts';

const suite = await testApp({ work: false });
const purpose = standardCriterion('optin_email')?.purpose ?? 0;

async function brand() {
  const testBrand = await duplicatesBrand(suite);
  const { clientId, db, admin, params, read } = testBrand;
  const decide = (
    contactId: string,
    decision: Decision,
    proof: { at: string; source: DecisionProof['source'] },
  ) =>
    recordDecisions({ db }, clientId, {
      decisions: [{ contactId, purpose, decision }],
      proof: { ...proof, at: new Date(proof.at), sourceName: 'test' },
    });
  const compared = async (ids: string[]) => {
    const { body } = await admin.call(compareContactsCall, {
      params,
      body: { which: { ids } as never },
    });
    return body.consents.find((one) => one.purpose === 'optin_email')?.result?.decision;
  };
  const undo = (id = '') => admin.call(undoMergeCall, { params: { ...params, id } });
  const optin = async (id: string) => (await read(id))?.criterias.optin_email;
  return { ...testBrand, decide, compared, undo, optin };
}

test('a merge never restores a withdrawn consent from a file, and the comparison shows the withdrawal [PH-18]', async () => {
  const { contact, decide, compared, merge, optin } = await brand();
  const older = await contact({ email: 'a@x.example' });
  const newer = await contact({ email: 'b@x.example' });
  await decide(older, 'withdrawn', { at: '2026-06-01T00:00:00Z', source: 'manual' });
  await decide(newer, 'given', { at: '2026-07-01T00:00:00Z', source: 'import' });
  expect(await compared([older, newer])).toBe('withdrawn');
  await merge([older, newer]);
  expect(await optin(older)).toBe(false);
});

test('the comparison lists manually blocked addresses with their purpose [PH-18]', async () => {
  const { contact, decide, admin, params } = await brand();
  const older = await contact({ email: 'a@x.example', phone: '+33612399188' });
  const newer = await contact({ email: 'b@x.example' });
  await decide(older, 'given', { at: '2026-06-01T00:00:00Z', source: 'lead' });
  await admin.call(addBlockCall, {
    params,
    body: { address: 'a@x.example', purposes: ['optin_email'], note: '' },
  });
  const which = { ids: [older, newer] } as never;
  const { body } = await admin.call(compareContactsCall, { params, body: { which } });
  const blocked = Object.fromEntries(body.consents.map((one) => [one.purpose, one.blocked]));
  expect(blocked).toMatchObject({ optin_email: [['email'], []], optin_phone: [[], []] });
});

test('a consent that a person gives after a withdrawal counts in a merge [PH-18]', async () => {
  const { contact, decide, compared, merge, optin } = await brand();
  const older = await contact({ email: 'a@x.example' });
  const newer = await contact({ email: 'b@x.example' });
  await decide(older, 'withdrawn', { at: '2026-06-01T00:00:00Z', source: 'manual' });
  await decide(newer, 'given', { at: '2026-07-01T00:00:00Z', source: 'lead' });
  expect(await compared([older, newer])).toBe('given');
  await merge([older, newer]);
  expect(await optin(older)).toBe(true);
});

test('a box left open later does not end a withdrawal, so that no file gives it back [PH-18]', async () => {
  const { contact, decide, merge, read, optin } = await brand();
  const older = await contact({ email: 'a@x.example' });
  const newer = await contact({ email: 'b@x.example' });
  await decide(older, 'withdrawn', { at: '2026-06-01T00:00:00Z', source: 'manual' });
  await decide(newer, 'refused', { at: '2026-07-01T00:00:00Z', source: 'lead' });
  await merge([older, newer]);
  await decide(older, 'given', { at: '2026-08-01T00:00:00Z', source: 'import' });
  expect(await optin(older)).toBe(false);
  expect((await read(older))?.id).toBe(older);
});

test('a withdrawal made while two contacts were merged counts for both after the undo [PH-18]', async () => {
  const { contact, decide, merge, undo, optin, db, clientId } = await brand();
  const at = new Date('2026-05-01T00:00:00Z');
  const older = await contact({ email: 'a@x.example' }, { optin_email: 'given' }, at);
  const newer = await contact({ email: 'b@x.example' }, { optin_email: 'given' }, at);
  const { body } = await merge([older, newer]);
  await decide(older, 'withdrawn', { at: '2026-06-01T00:00:00Z', source: 'manual' });
  await undo(body.mergeIds[0]);
  expect([await optin(older), await optin(newer)]).toEqual([false, false]);
  // Decisions of the remaining contact before the merge stay in its own ledger.
  const { rows } = await sql<{ contact_id: string; decision: string }>`
    select contact_id, decision from profile_hub.consents where client_id = ${clientId}
    order by contact_id = ${newer}, at`.execute(db);
  expect(rows.map((row) => [row.contact_id === newer, row.decision])).toEqual([
    [false, 'given'],
    [false, 'withdrawn'],
    [true, 'given'],
    [true, 'withdrawn'],
  ]);
});
