import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { isUnstorableText } from './database-errors.ts';

const suite = await testApp({ work: false });
const db = suite.app.database.acrossClients();
const failure = (query: ReturnType<typeof sql>) =>
  query.execute(db).then(
    () => undefined,
    (error: unknown) => error,
  );

test('database errors about unstorable characters are distinguished from all others', async () => {
  for (const text of ['a\u0000b', 'a\ud800b', 'a\udc00b'])
    expect(isUnstorableText(await failure(sql`select ${JSON.stringify({ text })}::jsonb`))).toBe(
      true,
    );
  expect(isUnstorableText(await failure(sql`select ${'a\u0000b'}::text`))).toBe(true);
  expect(isUnstorableText(await failure(sql`select ${'no json'}::jsonb`))).toBe(false);
  expect(isUnstorableText(await failure(sql`select 1 / 0`))).toBe(false);
});
