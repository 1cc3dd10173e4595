import { expect, test } from 'vitest';
import { decideDuplicateCall, getDuplicateCall } from '#modules/profile-hub/contract/duplicates.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandContact } from '../testing/brand-contacts.ts';
import { findDuplicates } from './find-duplicates.ts';
import { duplicatesBrand } from './testing/duplicates-brand.ts';

const suite = await testApp({ work: false });

const brand = () => duplicatesBrand(suite);
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

test('each change is checked once, even from a long transaction, and changes to irrelevant fields are skipped [PH-18]', async () => {
  const { contact, look, listed, db, clientId, change } = await brand();
  const early = await contact({ email: 'a@a.example', phone: '+33511111111', zip: '1000' });
  expect(await look()).toBe(1);
  await change(early, { city: 'Thiers' });
  expect(await look()).toBe(0);
  await db.transaction().execute(async (tx) => {
    // Began before the others and becomes visible after them.
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

test('a contact whose city changes before the duplicate search is still searched, even after a merge [PH-18]', async () => {
  const { contact, look, listed, change, merge } = await brand();
  const same = { phone: '+33511111111', zip: '1000' };
  const first = await contact({ ...same, email: 'a@a.example' });
  expect(await look()).toBe(1);
  const second = await contact({ ...same, email: 'z@z.example' });
  await change(second, { city: 'Thiers' });
  expect(await look()).toBe(1);
  expect((await listed()).counts.open).toBe(1);
  const third = await contact({ ...same, email: 'c@c.example' });
  const empty = await contact({ email: 'd@d.example' });
  await merge([third, empty]);
  await look();
  const ids = (await listed()).items.map(({ id }) => id);
  expect(ids).toContain(pairOf(first, third));
});

test('a phone number shared by many contacts makes no pairs, and a corrected number removes its pair [PH-18]', async () => {
  const { contact, look, listed, db, clientId, change } = await brand();
  for (let at = 0; at < 22; at += 1)
    await contact({ email: `shop${at}@far${at}.example`, phone: '+33500000001' });
  const a = await contact({ phone: '+33511111111', email: 'a@a.example', zip: '1000' });
  await contact({ phone: '+33511111111', email: 'z@z.example', zip: '1000' });
  await look();
  expect((await listed()).counts.open).toBe(1);
  await change(a, { phone: '+33522222222' });
  await findDuplicates({ db }, clientId, [a]);
  expect((await listed()).counts.open).toBe(0);
});

test('the pair shows both contacts, the suggested values and the resulting consent [PH-18]', async () => {
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

test('“not the same person” is stored, is not suggested again and can be undone [PH-18]', async () => {
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
