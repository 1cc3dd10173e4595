import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { verified, webhookTestApp } from '#platform/testing/webhook-test-app.ts';
import { testProcess } from '../jobs/testing/test-process.ts';
import { until } from '../jobs/testing/until.ts';
import { runEndpointJob } from './webhooks.job.ts';

const suite = await webhookTestApp({ work: false });
const { app } = suite;

test('a delivery of a killed worker is sent by another worker with the same id', async () => {
  const { clientId, receiver, secret } = await suite.endpoint();
  receiver.answerNext(() => {});
  const doomed = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'testing', 'doomed-sender.ts'),
      suite.databaseUrl,
      app.config.SECRET_KEY ?? '',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  onTestFinished(() => void doomed.kill('SIGKILL'));
  await suite.publish(clientId);
  await until(() => receiver.received.length === 1);
  doomed.kill('SIGKILL');
  await once(doomed, 'exit');
  expect(await suite.deliveries(clientId)).toMatchObject([{ state: 'waiting', attempts: 1 }]);

  // Simulates half a minute without a heartbeat.
  const all = app.database.acrossClients();
  await sql`update pgboss.job set heartbeat_on = now() - interval '31 seconds' where name = ${runEndpointJob.name}`.execute(
    all,
  );
  for (const table of ['webhook_deliveries', 'webhook_runs'])
    await sql`
      update ${sql.id('platform', table)} set leased_until = now() - interval '1 second'`.execute(
      all,
    );
  const rescuer = await testProcess({
    url: suite.databaseUrl,
    work: true,
    parts: { jobs: [runEndpointJob] },
    times: { superviseSeconds: 1 },
  });
  Object.assign(rescuer.app, {
    config: app.config,
    outbound: app.outbound,
    secrets: app.secrets,
  });
  await until(async () => {
    await sql`update pgboss.job set start_after = now() where name = ${runEndpointJob.name} and state = 'retry'`.execute(
      all,
    );
    return receiver.received.length === 2;
  });
  const delivery = await suite.untilDelivery(clientId, 'sent');
  expect(delivery.attempts).toBe(2);
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
    delivery.id,
    delivery.id,
  ]);
  verified(secret, receiver.received[1]);
});
