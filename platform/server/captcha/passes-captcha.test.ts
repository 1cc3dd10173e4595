import { expect, test } from 'vitest';
import { siteverify } from '#platform/testing/siteverify.ts';
import { solvedCaptcha } from '#platform/testing/solved-captcha.ts';
import { testApp } from '#platform/testing/test-app.ts';
import {
  type CaptchaAnswer,
  type CaptchaProvider,
  createProofOfWorkChallenge,
  passesCaptcha,
} from './passes-captcha.ts';

const provider = await siteverify();
const { app } = await testApp({
  work: false,
  environment: {
    RECAPTCHA_URL: provider.url,
    HCAPTCHA_URL: provider.url,
    TURNSTILE_URL: provider.url,
  },
});
const db = app.database.acrossClients();
const hostFits = (hostname: string) => hostname === 'shop.example';
const passes = (
  kind: CaptchaProvider,
  given: CaptchaAnswer,
  secret: string | undefined = 'secret',
) => passesCaptcha({ db, app }, { kind, secret, hostFits }, given);

test.each(['recaptcha', 'hcaptcha', 'turnstile'] as const)(
  '%s passes whom it confirms on a page that may show it, once [FORM-02]',
  async (kind) => {
    const answer = `person at shop.example ${kind}`;
    expect(await passes(kind, { answer, address: '192.0.2.7', subject: 'a' })).toBe(true);
    expect(Object.fromEntries(provider.requests.at(-1) ?? [])).toEqual({
      secret: 'secret',
      response: answer,
      remoteip: '192.0.2.7',
    });
    expect(await passes(kind, { answer, subject: 'b' })).toBe(false);
    // A retry of the same request needs no new answer.
    expect(await passes(kind, { answer, subject: 'a' })).toBe(true);
    expect(await passes(kind, { answer: `robot ${kind}` })).toBe(false);
    expect(await passes(kind, { answer: `person at thief.example ${kind}` })).toBe(false);
    expect(await passes(kind, { answer: `person at shop.example no secret ${kind}` }, '')).toBe(
      false,
    );
  },
);

test('a proof of work is good once, or again for the same thing [FORM-02]', async () => {
  const answer = solvedCaptcha(await createProofOfWorkChallenge(app));
  const pass = (subject?: string) =>
    passesCaptcha({ db, app }, { kind: 'proofOfWork' }, { answer, subject });
  expect(await pass('a')).toBe(true);
  expect(await pass('a')).toBe(true);
  expect(await pass('b')).toBe(false);
  expect(await pass()).toBe(false);
});

test('a provider that does not answer lets no visitor pass [FORM-02]', async () => {
  provider.close();
  expect(await passes('turnstile', { answer: 'person at shop.example late' })).toBe(false);
});
