import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import {
  getCrossClientUserCall,
  updateCrossClientUserCall,
} from '#modules/accounts/contract/super-admin-users.ts';
import { userDisabled } from '#modules/accounts/contract/user-events.ts';
import { sendLeadCall } from '#modules/forms/contract/intake/intake-calls.ts';
import {
  endFormKeyCall,
  listFormKeysCall,
  makeFormKeyCall,
} from '#modules/forms/contract/intake/key-calls.ts';
import { sendDueMails } from '#platform/server/notifications/mail/send-due-mails.ts';
import { eventsAreDelivered } from '#platform/testing/jobs-are-done.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandForm } from '../testing/brand-form.ts';
import { openSettings, submission } from '../testing/submission.ts';

const suite = await testApp();
const { app } = suite;
const across = app.database.acrossClients();
let client = await suite.people.client();
let form = await brandForm(app, client.id);
let admin = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });

beforeEach(async () => {
  client = await suite.people.client();
  form = await brandForm(app, client.id, { settings: openSettings() });
  admin = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
});

type Person = Awaited<ReturnType<typeof suite.people.user>>;
const signedIn = (user: Person) => suite.visitor().as(user);
const params = () => ({ formId: form.id });
async function makeKey(user: Person, name: string) {
  const { body } = await (await signedIn(user)).call(makeFormKeyCall, {
    params: params(),
    body: { name },
  });
  return body;
}
const listKeys = async () =>
  (await (await signedIn(admin)).call(listFormKeysCall, { params: params() })).body.items;
async function disable(user: Person): Promise<void> {
  await sql`update accounts.memberships set disabled_at = now()
    where client_id = ${client.id} and user_id = ${user.id}`.execute(across);
  await app.events.publish(across, userDisabled, {
    clientId: client.id,
    payload: { userId: user.id },
  });
  await eventsAreDelivered(app);
}
async function notices(user: Person) {
  const { rows } = await sql<{
    title: { params: object };
    actions: { path: string }[];
  }>`select title, actions from platform.notifications
    where user_id = ${user.id} and kind = 'account'`.execute(across);
  return rows;
}
async function sentMails({ email }: Person) {
  await sendDueMails({ app }, new Date(Date.now() + 1_000));
  return mailsTo(app, email);
}
const colleague = () =>
  suite.people.user({ at: [{ client, role: 'brand_user' }], firstName: 'Odile' });

test('the key of a disabled creator still works, and the admins are notified in the app and by mail [LEAD-13]', async () => {
  const maker = await colleague();
  const { key } = await makeKey(maker, 'Online store');
  const ended = await makeKey(maker, 'Old store');
  await makeKey(admin, 'Other store');
  await (await signedIn(admin)).call(endFormKeyCall, {
    params: { ...params(), keyId: ended.id },
  });
  await disable(maker);
  const sent = await suite.visitor().send({
    method: 'POST',
    path: sendLeadCall.path.replace('{formId}', form.id),
    headers: { authorization: `Bearer ${key}` },
    body: submission(),
  });
  expect(sent.status).toBe(201);
  const named = { keys: 'Online store', form: form.informations.name, maker: 'Odile Person' };
  expect(await notices(admin)).toMatchObject([
    {
      title: { params: { maker: 'Odile Person' } },
      actions: [{ path: `/platform/forms/${form.id}?section=integration` }],
    },
  ]);
  const [mail, ...more] = await sentMails(admin);
  expect(more).toEqual([]);
  for (const name of Object.values(named)) expect(mail?.text).toContain(name);
  expect(mail?.text).not.toMatch(/Old store|Other store/);
  expect(mail?.text).toContain(`/platform/forms/${form.id}?section=integration`);
});

test('the list of keys marks those whose creator no longer has access [LEAD-13]', async () => {
  const maker = await colleague();
  await makeKey(maker, 'Online store');
  await makeKey(admin, 'Other store');
  const state = async () =>
    Object.fromEntries(
      (await listKeys()).map(({ name, makerHasAccess }) => [name, makerHasAccess]),
    );
  expect(await state()).toEqual({ 'Online store': true, 'Other store': true });
  await disable(maker);
  expect(await state()).toEqual({ 'Online store': false, 'Other store': true });
});

test('disabling a user without active keys sends no notice about keys [LEAD-13]', async () => {
  await disable(await colleague());
  const maker = await colleague();
  const { id } = await makeKey(maker, 'Online store');
  await (await signedIn(admin)).call(endFormKeyCall, { params: { ...params(), keyId: id } });
  await disable(maker);
  expect([await notices(admin), await sentMails(admin)]).toEqual([[], []]);
});

test.each([
  ['is disabled', { status: 'disabled' as const }],
  ['is super admin no more', { superAdmin: false }],
])(
  'the brand is also notified when a super admin who created one of its keys %s [LEAD-13]',
  async (_, change) => {
    const operator = await signedIn(await suite.people.user({ superAdmin: true }));
    const maker = await suite.people.user({ superAdmin: true, firstName: 'Camille' });
    await makeKey(maker, 'Online store');
    expect((await listKeys()).map(({ makerHasAccess }) => makerHasAccess)).toEqual([true]);
    const { body } = await operator.call(getCrossClientUserCall, { params: { id: maker.id } });
    const changed = await operator.call(updateCrossClientUserCall, {
      params: { id: maker.id },
      body: { version: body.version, ...change },
    });
    expect(changed.status).toBeLessThan(300);
    await eventsAreDelivered(app);
    expect((await listKeys()).map(({ makerHasAccess }) => makerHasAccess)).toEqual([false]);
    expect(await notices(admin)).toMatchObject([
      { title: { params: { maker: 'Camille Person' } } },
    ]);
  },
);
