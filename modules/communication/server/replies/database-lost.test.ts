import { afterAll, expect, test } from 'vitest';
import { until } from '#platform/server/jobs/testing/until.ts';
import { DatabaseProxy } from '#platform/testing/database/database-proxy.ts';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { repliesAt } from '../testing/review-brand.ts';
import { scheduledReply } from '../testing/scheduled-reply.ts';

const proxy = await new DatabaseProxy((await testDatabase()).url).open();
afterAll(() => proxy.cut());
const suite = await testApp({
  work: false,
  databaseUrl: proxy.url,
  environment: { OUTBOUND_ALLOW: '127.0.0.1' },
});

test('a database that is lost after the call leads to a second try under the same key [REV-09]', async () => {
  const reply = await scheduledReply(suite);
  reply.receiver.answerNext((response) => {
    void proxy.cut().then(() => response.writeHead(204).end());
  });
  await expect(reply.run()).rejects.toThrow();
  await proxy.open();
  const expired = { leased_until: new Date(Date.now() - 1_000) };
  await until(() => reply.change(expired).catch(() => false));
  expect((await reply.row()).state).toBe('sending');
  await reply.run();
  expect(reply.receiver.received).toHaveLength(2);
  expect(repliesAt(reply.receiver)).toHaveLength(1);
  expect(await reply.row()).toMatchObject({ state: 'sent', attempts: 2 });
});
