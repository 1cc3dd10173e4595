import { expect, test } from 'vitest';
import { listUsableCriteriaCall } from '#modules/forms/contract/form-ports.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp({ work: false });

test('a user with access to forms gets the criteria available for answers, without consents [FORM-04]', async () => {
  const client = await suite.people.client();
  const user = await suite.people.user({
    at: [{ client, role: 'brand_user', menus: ['platform/forms'] }],
  });
  const visitor = await suite.visitor().as(user);
  const { status, body } = await visitor.call(listUsableCriteriaCall, {
    params: { clientId: client.id },
  });
  expect(status).toBe(200);
  const slugs = body.items.map(({ slug }) => slug);
  expect(slugs).toContain('firstname');
  expect(slugs.filter((slug) => slug.startsWith('opt'))).toEqual([]);
  expect(body.items.every(({ label }) => label !== '')).toBe(true);
});
