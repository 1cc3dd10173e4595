import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { FormSections } from '#modules/forms/contract/form.ts';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { sendLeadCall } from '#modules/forms/contract/intake/intake-calls.ts';
import { tryRoutingCall } from '#modules/forms/contract/intake/routing.ts';
import { NEW_LOCATION_SETTINGS } from '#modules/forms/contract/location-settings.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandShop } from '#modules/forms/server/testing/brand-shop.ts';
import { openSettings, PAGE, submission } from '#modules/forms/server/testing/submission.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { LeadsTables } from '../tables.ts';

const suite = await testApp({ work: false });
const { app } = suite;
let client = await suite.people.client();
let admin = suite.visitor();
const OSLO = { latitude: 59.91, longitude: 10.75 };

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite.adminOf(client);
});

const fields = [
  { key: 'why', type: 'radio', options: [{ key: 'gift' }, { key: 'trade' }] },
  { key: 'zip', type: 'text', identity: 'zip' },
  { key: 'country', type: 'text', identity: 'country' },
].map((field) => formFieldSchema.parse(field));
const isTrade = { field: 'why', operator: 'equals' as const, values: ['trade'] };

function formWith(
  locationSettings: Partial<FormSections['locationSettings']> = {},
  recipients: FormSections['notifications']['recipients'] = [],
) {
  return brandForm(app, client.id, {
    settings: openSettings(),
    fields,
    locationSettings: { ...NEW_LOCATION_SETTINGS, ...locationSettings },
    notifications: { layout: { logo: null }, recipients, followUp: 'off' },
  });
}
const tryOut = async (formId: string, body: object = {}) =>
  (await admin.call(tryRoutingCall, { params: { formId }, body })).body;

test('the first matching rule takes precedence over the visitor’s choice, and a rule with a closed shop is skipped [LEAD-13]', async () => {
  const closed = await brandShop(app, client.id, { closed: true });
  const trade = await brandShop(app, client.id, { name: 'Trade counter' });
  const chosen = await brandShop(app, client.id, { name: 'Chosen' });
  const rules = [closed, trade].map((locationId) => ({
    id: randomUUID(),
    when: [isTrade],
    locationId,
  }));
  const form = await formWith({ rules });
  const byRule = await tryOut(form.id, { answers: { why: 'trade' }, locationId: chosen });
  expect(byRule.location).toMatchObject({ id: trade, name: 'Trade counter' });
  expect(byRule.reason).toMatchObject({
    placed: { why: 'rule', ruleId: rules[1]?.id },
    passedOver: [{ what: 'rule', ruleId: rules[0]?.id }],
  });
  const byChoice = await tryOut(form.id, { answers: { why: 'gift' }, locationId: chosen });
  expect([byChoice.location?.id, byChoice.reason.placed]).toEqual([chosen, { why: 'chosen' }]);
});

test('a shop that is not offered cannot be chosen: the nearest that is gets it, within the distance [LEAD-13] [FORM-03]', async () => {
  const group = randomUUID();
  const near = await brandShop(app, client.id, OSLO);
  const far = await brandShop(app, client.id, { latitude: 60.39, longitude: 5.32, city: 'Bergen' });
  const abroad = await brandShop(app, client.id, { country: 'SE', ...OSLO });
  const form = await formWith({ countries: ['NO'], maxDistanceKm: 100 });
  const answer = await tryOut(form.id, { locationId: abroad, position: OSLO });
  expect(answer.location?.id).toBe(near);
  expect(answer.reason).toMatchObject({
    placed: { why: 'nearest', distanceKm: 0, from: 'position', abroad: false },
    passedOver: [{ what: 'choice' }],
  });
  const nowhere = { latitude: 70, longitude: 25 };
  expect((await tryOut(form.id, { position: nowhere })).reason.placed).toEqual({
    why: 'none',
    because: 'noneNear',
  });
  // Tests the unsaved settings of the editor.
  const unsaved = { ...NEW_LOCATION_SETTINGS, maxDistanceKm: null };
  const wide = { position: { latitude: 60.4, longitude: 5.3 }, locationSettings: unsaved };
  expect((await tryOut(form.id, wide)).location?.id).toBe(far);
  const grouped = { ...unsaved, source: 'groups', groupIds: [group] };
  expect((await tryOut(form.id, { ...wide, locationSettings: grouped })).location).toBeNull();
});

test('a visitor is located by postal code, and shops in the visitor’s own country come before nearer ones abroad [LEAD-13]', async () => {
  const strasbourg = { latitude: 48.58, longitude: 7.75 };
  const kehl = await brandShop(app, client.id, { ...strasbourg, country: 'DE', city: 'Kehl' });
  const form = await formWith();
  const tryOutBody = { answers: { zip: '67000', country: 'Frankreich' } };
  const abroad = await tryOut(form.id, tryOutBody);
  expect(abroad.location?.id).toBe(kehl);
  expect(abroad.reason.placed).toMatchObject({ why: 'nearest', from: 'answers', abroad: true });
  const paris = { latitude: 48.85, longitude: 2.35 };
  const french = await brandShop(app, client.id, { ...paris, country: 'FR', city: 'Paris' });
  expect((await tryOut(form.id, tryOutBody)).location?.id).toBe(french);
  expect((await tryOut(form.id, { answers: { country: 'FR' } })).reason.placed).toEqual({
    why: 'none',
    because: 'placeUnknown',
  });
});

test('a form for the nearest shop sends to the one it named if the answers tell no place, and to the nearest otherwise [LEAD-13] [FORM-03]', async () => {
  const oslo = await brandShop(app, client.id, OSLO);
  const paris = await brandShop(app, client.id, {
    ...{ latitude: 48.85, longitude: 2.35 },
    country: 'FR',
    city: 'Paris',
  });
  const form = await formWith({ goesTo: 'nearest' });
  const named = await tryOut(form.id, { locationId: oslo });
  expect([named.location?.id, named.reason.placed]).toEqual([oslo, { why: 'chosen' }]);
  const answered = { locationId: oslo, answers: { zip: '75001', country: 'FR' } };
  expect((await tryOut(form.id, answered)).location?.id).toBe(paris);
  const notOffered = { ...NEW_LOCATION_SETTINGS, goesTo: 'nearest', countries: ['FR'] };
  expect(
    (await tryOut(form.id, { locationId: oslo, locationSettings: notOffered })).reason.placed,
  ).toEqual({ why: 'none', because: 'placeUnknown' });
});

test('role, user, address and shop recipients are notified once each, as the form’s rules decide [LEAD-13] [FORM-06]', async () => {
  const at = (role: 'store_owner' | 'sales_rep' | 'brand_user') => ({ at: [{ client, role }] });
  const owner = await suite.people.user({ ...at('store_owner'), locale: 'fr' });
  const rep = await suite.people.user(at('sales_rep'));
  const office = await suite.people.user(at('brand_user'));
  const shop = await brandShop(app, client.id, {
    email: 'Shop@Oslo.example',
    people: [owner, rep],
  });
  const line = (who: object, part: 'subscriber' | 'observer', when: object[] = []) =>
    ({ id: randomUUID(), who, part, when }) as FormSections['notifications']['recipients'][number];
  const form = await formWith({}, [
    line({ kind: 'role', role: 'sales_rep' }, 'observer'),
    line({ kind: 'role', role: 'store_owner' }, 'subscriber'),
    line({ kind: 'location' }, 'subscriber'),
    line({ kind: 'user', userId: office.id }, 'observer', [isTrade]),
    line({ kind: 'email', email: 'shop@oslo.example' }, 'observer'),
    line({ kind: 'email', email: 'desk@oslo.example', name: 'The desk' }, 'observer', [isTrade]),
  ]);
  const gift = await tryOut(form.id, { locationId: shop, answers: { why: 'gift' } });
  expect(gift.subscribers).toEqual([
    { email: owner.email, name: 'Test Person', userId: owner.id, locale: 'fr' },
    // In the language of the shop's country, which the form does not support.
    { email: 'shop@oslo.example', name: 'Bjørvika', userId: null, locale: 'no' },
  ]);
  expect(gift.observers.map(({ userId }) => userId)).toEqual([rep.id]);
  const trade = await tryOut(form.id, { locationId: shop, answers: { why: 'trade' } });
  expect(trade.observers.map(({ userId }) => userId)).toEqual([rep.id, office.id, null]);
  expect(trade.observers.at(-1)?.name).toBe('The desk');
  expect(trade.reason.recipients.map(({ part, why }) => `${part} ${why}`)).toEqual([
    'subscriber role',
    'subscriber location',
    'observer role',
    'observer user',
    'observer email',
  ]);
});

test('a lead without recipients goes to the brand’s admins, is tagged by rules and stores its routing reasons [LEAD-13]', async () => {
  const tagRules = [
    { id: randomUUID(), when: [isTrade], tag: 'trade' },
    { id: randomUUID(), when: [], tag: 'spring' },
  ];
  const form = await formWith({ tagRules });
  const answer = await suite.visitor(PAGE).call(sendLeadCall, {
    params: { formId: form.id },
    headers: {},
    body: submission({ answers: { why: 'trade' } }),
  });
  expect(answer.status).toBe(201);
  const db = app.database.ofClient<LeadsTables>(client.id);
  const lead = await db.selectFrom('leads.leads').selectAll().executeTakeFirstOrThrow();
  expect(lead.tags).toEqual(['trade', 'spring']);
  expect(lead.subscribers.map(({ name }) => name)).toEqual(['Test Person']);
  expect(lead.routing).toMatchObject({
    placed: { why: 'none', because: 'placeUnknown' },
    recipients: [{ part: 'subscriber', why: 'admins', recipientId: null }],
    tags: [{ tag: 'trade' }, { tag: 'spring' }],
  });
  const before = await db.selectFrom('leads.leads').select('id').execute();
  await tryOut(form.id, { answers: { why: 'trade' } });
  expect(await db.selectFrom('leads.leads').select('id').execute()).toEqual(before);
});
