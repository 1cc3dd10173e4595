import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CallDefinition } from '#platform/contract/call.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import {
  auditedFieldKeys,
  operationKeys,
  PROBLEMS_WITHOUT_TEXT,
  problemKeys,
} from '#platform/contract/text/text-keys.ts';
import { collectFromModules } from '#platform/server/collect-from-modules.ts';
import { readTexts } from '#platform/server/texts/texts.ts';
import { testApp } from '#platform/testing/test-app.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const suite = await testApp({ work: false });
const { jobs, database } = suite.app;

type Tree = { [key: string]: string | Tree };
const withoutPlural = (key: string) => key.replace(/_(one|many|other)$/, '');
const textsOf = (tree: Tree, before: string): string[] =>
  Object.entries(tree).flatMap(([key, below]) =>
    typeof below === 'string' ? [before + withoutPlural(key)] : textsOf(below, `${before}${key}.`),
  );
const written = LOCALES.map((locale) => ({
  locale,
  keys: new Set(
    Object.entries(readTexts(ROOT, locale)).flatMap(([owner, tree]) => textsOf(tree, `${owner}:`)),
  ),
}));
const missingTexts = (requiredKeys: readonly (readonly string[])[]) =>
  written.flatMap(({ locale, keys }) =>
    requiredKeys
      .filter((each) => !each.some((key) => keys.has(key)))
      .map(([own]) => `${locale} ${own}`),
  );

/** Every column that a line of the audit log can hold: its trigger names those it leaves out. */
const { rows: audited } = await sql<{ record: string; column: string }>`
  select nspname || '.' || relname as record, attname as column
  from pg_trigger
  join pg_class on pg_class.oid = tgrelid
  join pg_namespace on pg_namespace.oid = relnamespace
  join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where tgname = 'audit_insert'
    and attname <> all (string_to_array(split_part(encode(tgargs, 'escape'), '\\000', 4), ','))
`.execute(database.acrossClients());

const operations = [
  ...[...jobs.queues.values()].flat().map((name) => operationKeys('job', name)),
  ...[...jobs.queues.keys()].map((name) => operationKeys('queue', name)),
  ...collectFromModules(suite.modules, 'mails').map(({ name }) => operationKeys('mail', name)),
  ...[...new Set(audited.map(({ record }) => record))].map((name) => operationKeys('record', name)),
  ...audited.map(({ record, column }) => auditedFieldKeys(record, column)),
];

test('every job, queue, mail, audited record and field has a text of its module in six languages [SUP-05]', () => {
  expect(operations.length).toBeGreaterThan(100);
  expect(missingTexts(operations)).toEqual([]);
});

test('no operations text is unused [SUP-05]', () => {
  const requiredKeys = new Set<string>(operations.flat());
  const [english] = written;
  const writtenKeys = [...(english?.keys ?? [])].filter((key) => key.includes(':operations.'));
  expect(writtenKeys.filter((key) => !requiredKeys.has(key))).toEqual([]);
});

test('the audit log has no separate text for a field that equals its label [SUP-05]', () => {
  const texts = LOCALES.map((locale) => readTexts(ROOT, locale));
  const textsAt = (key: string) =>
    texts.map((tree) =>
      key.split(/[:.]/).reduce<unknown>((below, part) => (below as Tree | undefined)?.[part], tree),
    );
  const twice = audited
    .map(({ record, column }) => auditedFieldKeys(record, column))
    .filter(([own, label]) => textsAt(own)[0] && String(textsAt(own)) === String(textsAt(label)));
  expect(twice.map(([own]) => own)).toEqual([]);
});

test('every problem of a call has a text for its module, even if another module declares it [ERR-01]', () => {
  const calls: CallDefinition[] = collectFromModules(suite.modules, 'routes').map(
    ({ call }) => call,
  );
  const refusals = calls.flatMap(({ module, errors = [] }) =>
    errors
      .filter(({ code }) => !PROBLEMS_WITHOUT_TEXT.has(code))
      .map(({ code }) => problemKeys(code, module)),
  );
  expect(refusals.length).toBeGreaterThan(100);
  expect(missingTexts(refusals)).toEqual([]);
});
