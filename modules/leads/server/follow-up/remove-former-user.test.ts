import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { userDisabled } from '#modules/accounts/contract/user-events.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { getLinkedLeadCall, useLinkCall } from '#modules/leads/contract/links/link-calls.ts';
import { eventsAreDelivered, jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { leadWithLinks } from '../testing/linked-lead.ts';

const suite = await testApp();
const { app } = suite;

async function brandWithRep() {
  const client = await suite.people.client();
  const admin = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const rep = await suite.people.user({ at: [{ client, role: 'sales_rep' }] });
  const form = await brandForm(app, client.id);
  const recipient = { email: rep.email, name: 'Rep', userId: rep.id, locale: 'en' as const };
  const other = {
    email: 'other@shops.example',
    name: 'Other',
    userId: null,
    locale: 'en' as const,
  };
  const at = { clientId: client.id, formId: form.id };
  const alone = await leadWithLinks(app, at, { subscribers: [recipient] });
  const shared = await leadWithLinks(app, at, { subscribers: [recipient, other] });
  const disable = async () => {
    const db = app.database.acrossClients();
    await sql`update accounts.memberships set disabled_at = now()
      where client_id = ${client.id} and user_id = ${rep.id}`.execute(db);
    const payload = { userId: rep.id };
    await app.events.publish(db, userDisabled, { clientId: client.id, payload });
    await eventsAreDelivered(app);
    await jobsAreDone(app, 'leads.leave-with-user');
    await eventsAreDelivered(app);
  };
  return { admin, rep, alone, shared, disable };
}

test('a disabled user is removed as recipient, their links end, and the remaining recipients or the admins take over [LEAD-11] [LEAD-13]', async () => {
  const { admin, rep, alone, shared, disable } = await brandWithRep();
  const token = await alone.tokenFor(rep.email, 'subscriber');
  const see = () => suite.visitor().call(getLinkedLeadCall, { params: { token } });
  expect((await see()).status).toBe(200);
  await disable();
  expect((await shared.row()).subscribers.map(({ name }) => name)).toEqual(['Other']);
  expect((await alone.row()).subscribers).toMatchObject([{ email: admin.email }]);
  expect(await alone.history()).toContainEqual(
    expect.objectContaining({
      kind: 'unassign',
      detail: { name: 'Rep', email: rep.email, reason: 'left' },
    }),
  );
  expect((await see()).problem.code).toBe('LEAD_LINK_ENDED');
  expect(await mailsTo(app, admin.email)).not.toEqual([]);
});

test('an accepted lead remains with its disabled owner, but their links no longer open it [LEAD-11]', async () => {
  const { rep, shared, disable } = await brandWithRep();
  const token = await shared.tokenFor(rep.email, 'subscriber');
  const accept = { params: { token }, body: { action: 'accept' } } as const;
  expect((await suite.visitor().call(useLinkCall, accept)).status).toBe(200);
  await disable();
  expect((await shared.row()).owner).toMatchObject({ userId: rep.id });
  const seen = await suite.visitor().call(getLinkedLeadCall, { params: { token } });
  expect(seen.problem.code).toBe('LEAD_LINK_ENDED');
});
