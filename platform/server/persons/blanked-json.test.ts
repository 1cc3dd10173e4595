import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { personPattern } from './mentions.ts';

const suite = await testApp({ work: false });

async function blanked(names: readonly string[], value: unknown): Promise<unknown> {
  const { words } = personPattern({
    clientId: '',
    contactIds: [],
    refs: [],
    emails: ['jo@mail.example'],
    phones: [],
    names: [...names],
  });
  const { rows } = await sql<{ value: unknown }>`
    select regexp_replace(${JSON.stringify(value)}::jsonb::text, ${words}, 'erased', 'gi')::jsonb as value`.execute(
    suite.app.database.acrossClients(),
  );
  return rows[0]?.value;
}

test('the names Null, True and 12 are erased from texts, and other JSON values are unchanged [PH-17]', async () => {
  const unchanged = { note: null, done: true, count: 12, list: [null, true, 12] };
  expect(
    await blanked(['Null', 'True', '12'], {
      ...unchanged,
      name: 'Null',
      who: 'Jo True of 12, jo@mail.example',
    }),
  ).toEqual({ ...unchanged, name: 'erased', who: 'Jo erased of erased, erased' });
});

test('a name that equals a field name is erased from values, not from the field name [PH-17]', async () => {
  expect(await blanked(['Kind'], { kind: 'lead', about: 'Frau Kind' })).toEqual({
    kind: 'lead',
    about: 'Frau erased',
  });
});
