import { expect, test } from 'vitest';
import {
  checkFirstSuperAdminLinkCall,
  createFirstSuperAdminCall,
} from '#modules/accounts/contract/first-super-admin.ts';
import { signInCall } from '#modules/accounts/contract/sign-in.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { createFirstSuperAdminLink } from './create-first-super-admin.ts';

const suite = await testApp();

test('the setup link of an empty installation creates exactly one super admin [SES-01]', async () => {
  const tokens = await Promise.all(
    [1, 2].map(
      async () => /token=(.+)$/.exec((await createFirstSuperAdminLink(suite)) ?? '')?.[1] ?? '',
    ),
  );
  const body = (token: string, email: string) => ({
    token,
    email,
    firstName: 'Camille',
    lastName: 'Ferrand',
    locale: 'fr' as const,
    password: 'sept cocottes en fonte',
  });
  const create = (token: string, email: string) =>
    suite.visitor().call(createFirstSuperAdminCall, { body: body(token, email) });
  const check = async (token: string) =>
    (await suite.visitor().call(checkFirstSuperAdminLinkCall, { body: { token } })).status;
  expect(await check('x'.repeat(43))).toBe(410);
  expect(await Promise.all(tokens.map(check))).toEqual([204, 204]);
  expect((await create('x'.repeat(43), 'a@comptoir.example')).status).toBe(410);
  const answers = await Promise.all(
    tokens.map((token, at) => create(token, `admin${at}@comptoir.example`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
  expect(await createFirstSuperAdminLink(suite)).toBeUndefined();
  // After use, neither this link nor a second printed one still reports that no account exists.
  expect(await Promise.all(tokens.map(check))).toEqual([410, 410]);
  const winner = answers.findIndex(({ status }) => status === 204);
  const credentials = {
    username: `admin${winner}@comptoir.example`,
    password: 'sept cocottes en fonte',
  };
  expect((await suite.visitor().call(signInCall, { body: credentials })).status).toBe(200);
});
