import { Agent, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { sendLeadCall } from '#modules/forms/contract/intake/intake-calls.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { openSettings, PAGE, submission } from '#modules/forms/server/testing/submission.ts';
import type { LeadsTables } from '#modules/leads/server/tables.ts';
import { startSuiteProcess } from '#platform/testing/suite-process.ts';
import { testApp } from '#platform/testing/test-app.ts';

const testSuite = await testApp({ work: false });
const { app } = testSuite;
const SENDERS = 20;
/** Enough that batches are being written when the process receives the stop signal. */
const BEFORE_THE_END = 60;

test('a process that is stopped during requests exits cleanly and has stored every confirmed lead [LEAD-13]', async () => {
  const client = await testSuite.people.client();
  const form = await brandForm(app, client.id, { settings: openSettings() });
  const suite = await startSuiteProcess({
    DATABASE_URL: testSuite.databaseUrl,
    DATA_DIR: app.config.dataDirectory,
    SECRET_KEY: app.config.SECRET_KEY ?? '',
    PUBLIC_URL: app.config.publicUrl,
    TRUSTED_PROXIES: 'loopback',
    RATE_LIMIT_PER_MINUTE: '1000000',
    MAILBOX: 'true',
    LOG_LEVEL: 'warn',
  });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    suite.child.kill('SIGKILL');
  });
  const path = sendLeadCall.path.replace('{formId}', form.id);
  let sent = 0;
  /** The lead's id; undefined where the door was closed. */
  const send = () =>
    new Promise<string | undefined>((resolve) => {
      sent += 1;
      const outgoing = request(
        `${suite.address}${path}`,
        {
          method: 'POST',
          agent,
          headers: {
            ...PAGE,
            'content-type': 'application/json',
            'x-forwarded-for': `10.7.${sent >> 8}.${sent & 0xff}`,
          },
        },
        async (answer) => {
          let text = '';
          for await (const part of answer) text += part;
          resolve(answer.statusCode === 201 ? JSON.parse(text).id : undefined);
        },
      );
      outgoing.on('error', () => resolve(undefined));
      outgoing.end(JSON.stringify(submission()));
    });
  const answered: string[] = [];
  const stop = Promise.withResolvers<number | null>();
  const sendUntilClosed = async () => {
    for (;;) {
      const id = await send();
      if (id === undefined) return;
      answered.push(id);
      if (answered.length === BEFORE_THE_END) stop.resolve(suite.stop());
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sendUntilClosed));
  expect(answered.length).toBeGreaterThanOrEqual(BEFORE_THE_END);
  expect(await stop.promise, suite.output()).toBe(0);
  const stored = await app.database
    .ofClient<LeadsTables>(client.id)
    .selectFrom('leads.leads')
    .select('id')
    .execute();
  const ids = new Set(stored.map(({ id }) => id));
  expect(answered.filter((id) => !ids.has(id))).toEqual([]);
});
