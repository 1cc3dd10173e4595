import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { requestPasswordResetCall } from '#modules/accounts/contract/password-links.ts';
import { signInOptionsCall } from '#modules/accounts/contract/sign-in.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';

/** Responds like Google's siteverify. */
const receivedForms: URLSearchParams[] = [];
const google = createServer(async (request, response) => {
  const chunks = await Array.fromAsync(request);
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  receivedForms.push(form);
  const success = form.get('response') === 'a person';
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify(
      success
        ? { success, hostname: 'suite.test' }
        : { success, 'error-codes': ['invalid-input-response'] },
    ),
  );
});
await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
afterAll(() => google.close());

const suite = await testApp({
  environment: {
    RECAPTCHA_SECRET: 'the secret',
    RECAPTCHA_SITE_KEY: 'the site key',
    RECAPTCHA_URL: `http://127.0.0.1:${(google.address() as AddressInfo).port}/siteverify`,
  },
});

test('reCAPTCHA is enabled by configuration, and an unconfirmed response is rejected [SES-08]', async () => {
  const options = await suite.visitor().call(signInOptionsCall, {});
  expect(options.body.captcha).toEqual({ kind: 'recaptcha', siteKey: 'the site key' });

  const page = await suite.visitor().send({ method: 'GET', path: '/mailbox' });
  expect(page.headers['content-security-policy']).toContain(
    "script-src 'self' https://www.google.com",
  );

  const user = await suite.people.user();
  const requestReset = (recaptchaResponse: string) =>
    suite
      .visitor()
      .call(requestPasswordResetCall, { body: { username: user.email, recaptchaResponse } });
  expect((await requestReset('a robot')).problem.code).toBe('CAPTCHA_FAILED');
  expect((await requestReset('a person')).status).toBe(204);
  expect(receivedForms[1]?.get('secret')).toBe('the secret');
  await expect.poll(() => mailsTo(suite.app, user.email)).toHaveLength(1);

  google.close();
  google.closeAllConnections();
  expect((await requestReset('a person')).problem.code).toBe('CAPTCHA_FAILED');
});
