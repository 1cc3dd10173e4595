import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { createApp } from '#platform/server/create-app.ts';
import { createLog } from '#platform/server/log/create-log.ts';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { startTestSmtp } from '#platform/testing/smtp/test-smtp.ts';
import { type SuiteProcess, startSuiteProcess } from '#platform/testing/suite-process.ts';
import { modules } from './modules.ts';
import { addSignIn } from './testing/add-sign-in.ts';

/** Two web and two worker processes on one database, started for real and at the same moment. */
const { url } = await testDatabase();
const smtp = await startTestSmtp();
const environment = {
  DATABASE_URL: url,
  DATABASE_POOL: '4',
  SECRET_KEY: 'shared by all processes of this test',
  SMTP_URL: smtp.url,
  PUBLIC_URL: 'http://suite.test',
  LOG_LEVEL: 'warn',
};
const credentials = await addSignIn(url);
let webs: SuiteProcess[] = [];
let workers: SuiteProcess[] = [];

beforeAll(async () => {
  const started = await Promise.all(
    ['web', 'web', 'worker', 'worker'].map((role) =>
      startSuiteProcess(environment, ['--role', role]),
    ),
  );
  webs = started.slice(0, 2);
  workers = started.slice(2);
});

afterAll(async () => {
  await Promise.all([...webs, ...workers].map((process) => process.stop()));
  await smtp.close();
});

const at = (
  web: number,
  path: string,
  request: { method?: string; body?: object; cookie?: string; rid?: string } = {},
) =>
  fetch(`${webs[web]?.address}${path}`, {
    method: request.method ?? (request.body ? 'POST' : 'GET'),
    headers: {
      ...(request.body && { 'content-type': 'application/json' }),
      ...(request.cookie && { cookie: request.cookie }),
      ...(request.rid && { rid: request.rid }),
    },
    ...(request.body && { body: JSON.stringify(request.body) }),
  });

async function signIn(web: number): Promise<{ access: string; refresh: string }> {
  const response = await at(web, '/api/user/auth', { body: credentials });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return {
    access: cookies.find((cookie) => cookie.startsWith('comptoir_access=')) ?? '',
    refresh: cookies.find((cookie) => cookie.startsWith('comptoir_refresh=')) ?? '',
  };
}

test('a session of one process holds in the other, and its end is the end in both [SES-05]', async () => {
  const { access } = await signIn(0);
  expect((await at(1, '/gtr-core/auth/session', { cookie: access })).status).toBe(200);
  expect((await at(0, '/api/user/logout', { method: 'POST', cookie: access })).status).toBe(204);
  await expect
    .poll(async () => (await at(1, '/gtr-core/auth/session', { cookie: access })).status)
    .toBe(401);
});

test('concurrent refreshes of one session at two processes all succeed [SES-02]', async () => {
  const { refresh } = await signIn(0);
  const answers = await Promise.all(
    [0, 1, 0, 1].map((web) =>
      at(web, '/auth/session/refresh', { method: 'POST', cookie: refresh, rid: 'session' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('news from one process reaches a browser that listens at the other [NAV-09]', async () => {
  const listening = await signIn(0);
  const leaving = await signIn(1);
  const stream = await at(1, '/api/live', { cookie: listening.access });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  // The stream is open when its first bytes are here; only then can it hear.
  let received = (await reader?.read())?.value ?? '';
  await at(0, '/api/user/logout', { method: 'POST', cookie: listening.access });
  while (!received.includes('session.ended')) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) break;
    received += value;
  }
  expect(received).toContain('session.ended');
  expect((await at(0, '/gtr-core/auth/session', { cookie: leaving.access })).status).toBe(200);
});

test('forty jobs are each run once by two workers', async () => {
  const config = readConfig({ ...environment, LOG_LEVEL: 'silent' });
  const { app, stop } = await createApp({
    config,
    log: createLog({ level: 'silent' }),
    rootKey: environment.SECRET_KEY,
    databaseUrl: url,
    modules,
    work: false,
  });
  const template = app.mail.templates.find(({ name }) => name === 'accounts.password-changed');
  if (!template) throw new Error('the mail of this test is gone');
  await app.database
    .acrossClients()
    .transaction()
    .execute(async (tx) => {
      for (let number = 0; number < 40; number += 1) {
        await app.mail.send(tx, template, {
          to: `person-${number}@brand.example`,
          locale: 'en',
          input: { firstName: `Person ${number}` },
          idempotencyKey: `test ${number}`,
        });
      }
    });
  const recipients = () => smtp.mails.flatMap(({ to }) => to);
  await expect.poll(() => recipients().length).toBe(40);
  await stop();
  expect(new Set(recipients()).size).toBe(40);
});
