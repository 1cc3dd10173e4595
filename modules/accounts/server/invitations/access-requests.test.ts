import { expect, test } from 'vitest';
import {
  listAccessAdminsCall,
  requestAccessCall,
} from '#modules/accounts/contract/request-access.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp();

test('a user without access sees the administrators, and repeated access requests send them one mail [NAV-05]', async () => {
  const client = await suite.people.client({ name: 'Maison Aubrac' });
  const admin = await suite.people.user({
    firstName: 'Ana',
    locale: 'es',
    at: [{ client, role: 'brand_admin' }],
  });
  const gone = await suite.people.user({
    status: 'disabled',
    at: [{ client, role: 'brand_admin' }],
  });
  const user = await suite.people.user({ at: [{ client, role: 'brand_user', menus: [] }] });
  const visitor = await suite.visitor().as(user);
  expect((await visitor.call(listAccessAdminsCall, {})).body).toEqual([
    {
      clientId: client.id,
      clientName: 'Maison Aubrac',
      administrators: [{ firstName: 'Ana', lastName: 'Person' }],
    },
  ]);
  expect((await visitor.call(requestAccessCall, { body: {} })).body).toEqual({ asked: 1 });
  expect((await visitor.call(requestAccessCall, { body: {} })).body).toEqual({ asked: 1 });
  const mails = await mailsTo(suite.app, admin.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Test Person solicita acceso en Maison Aubrac',
  ]);
  expect(await mailsTo(suite.app, gone.email)).toEqual([]);
});
