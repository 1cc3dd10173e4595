import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { RECORD_TEXTS } from '#modules/super-admin/contract/audit-texts.ts';
import { JOB_TEXTS, QUEUE_TEXTS } from '#modules/super-admin/contract/job-texts.ts';
import { TEMPLATE_TEXTS } from '#modules/super-admin/contract/mail-texts.ts';
import { testHouse } from '#platform/testing/test-house.ts';

const house = await testHouse({ work: false });
const withoutWords = (names: Iterable<string>, texts: object) =>
  [...names].filter((name) => !Object.hasOwn(texts, name)).sort();

test('every job, queue and mail of the house has words in six languages [SUP-05]', () => {
  const { queues } = house.app.jobs;
  expect(withoutWords([...queues.values()].flat(), JOB_TEXTS)).toEqual([]);
  expect(withoutWords(queues.keys(), QUEUE_TEXTS)).toEqual([]);
  const mails = house.app.mail.templates.map(({ name }) => name);
  expect(withoutWords(mails, TEMPLATE_TEXTS)).toEqual([]);
});

test('every audited record has words in six languages [SUP-05]', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct nspname || '.' || relname as name
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
    where tgname = 'audit_insert'`.execute(house.app.database.acrossClients());
  expect(
    withoutWords(
      rows.map(({ name }) => name),
      RECORD_TEXTS,
    ),
  ).toEqual([]);
});
