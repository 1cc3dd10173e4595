import type { SliceNames } from '../new-module/slice-names.ts';
import { type FieldKind, type NewField, namingField } from './given-fields.ts';

export interface NewRecord extends SliceNames {
  fields: readonly NewField[];
  /** Day and number of its migration: `2027-03-01-01`. */
  migration: string;
  /** Menu item that opens it, and the roles that see it there. */
  item: string;
  roles: 'ADMIN_ROLES' | 'BRAND_ROLES';
  /** Path of its list: that of the item, or below it. */
  screen: string;
}

/** How the description writes a field of each kind. */
const CALLS: Readonly<Record<FieldKind, (field: NewField, record: NewRecord) => [string, string]>> =
  {
    text: ({ isRequired }) => [
      'textField',
      isRequired ? 'textField({ min: 1, max: 100 })' : 'textField({ max: 200 })',
    ],
    key: () => ['textField', 'textField({ min: 1, max: 40 })'],
    email: ({ isRequired }) =>
      isRequired ? ['mandatoryEmailField', 'mandatoryEmailField'] : ['emailField', 'emailField'],
    choice: (field, record) => [
      'choiceField',
      `choiceField({ ${field.options.map((one) => `'${one}': '${optionText(record, field, one)}'`).join(', ')} }, '${field.options[0]}')`,
    ],
    whole: () => ['wholeField', 'wholeField({ min: 0, max: 1_000_000 })'],
    number: () => ['numberField', 'numberField({ min: -1_000_000, max: 1_000_000 })'],
    money: () => ['moneyField', 'moneyField({ max: 100_000_000 })'],
    day: () => ['dayField', 'dayField'],
    boolean: () => ['booleanField', 'booleanField(false)'],
  };

const COLUMNS: Readonly<Record<FieldKind, string>> = {
  text: 'text not null',
  key: 'text not null',
  email: 'text not null',
  choice: 'text not null',
  whole: 'integer',
  number: 'double precision',
  money: 'integer',
  day: 'date',
  boolean: 'boolean not null',
};
const SEARCHED = new Set<FieldKind>(['text', 'key', 'email']);

export function optionText({ module, record }: NewRecord, field: NewField, option: string): string {
  return `${module.kebab}:${record.camel}${field.name.pascal}.${option}`;
}

const holdsPersons = ({ fields }: NewRecord) => fields.some(({ kind }) => kind === 'email');

export function contractCode(given: NewRecord): string {
  const { module, record, records, fields, roles, item, screen } = given;
  const naming = namingField(fields);
  const key = fields.find(({ kind }) => kind === 'key');
  const emails = fields.filter(({ kind }) => kind === 'email');
  const calls = fields.map((field) => CALLS[field.kind](field, given));
  const detail = key && key !== naming ? key : emails.find((field) => field !== naming);
  return `import { ${[...new Set(calls.map(([kind]) => kind))].join(', ')} } from '#platform/contract/fields/field-kinds.ts';
import { ${roles}, definePermission } from '#platform/contract/permission.ts';
import { defineRecord } from '#platform/contract/records/define-record.ts';

const see${records.pascal} = definePermission({
  ability: '${module.kebab}.${records.kebab}.see',
  sentence: 'Users who were given the menu item see the ${records.words} of their client.',
  roles: ${roles},
  menu: '${item}',
});
const manage${records.pascal} = definePermission({
  ability: '${module.kebab}.${records.kebab}.manage',
  sentence: 'Who sees the ${records.words} also adds, changes and deletes them.',
  roles: ${roles},
  menu: '${item}',
});

/** The ${records.words} of a client: say here what they are for, in a sentence that a product manager understands. */
export const ${record.camel} = defineRecord({
  module: '${module.kebab}',
  record: '${record.kebab}',
  records: '${records.kebab}',
  texts: '${module.kebab}:${record.camel}',
  name: '${naming.name.camel}',
${detail ? `  detail: '${detail.name.camel}',\n` : ''}${key ? `  key: '${key.name.camel}',\n` : ''}  see: see${records.pascal},
  manage: manage${records.pascal},
  screen: '${screen}',
  persons: ${
    emails.length > 0
      ? `{ emails: [${emails.map(({ name }) => `'${name.camel}'`).join(', ')}] }`
      : `{ holdsNone: 'the ${records.words} are not about persons' }`
  },
  fields: {
${fields.map(({ name }, at) => `    ${name.camel}: { ${spread(calls[at]?.[1] ?? '')}, label: '${module.kebab}:field.${name.camel}' },`).join('\n')}
  },
});
`;
}

const spread = (call: string) => `...${call}`;

export function migrationCode(given: NewRecord, { isFirst }: { isFirst: boolean }): string {
  const { module, records, fields, migration } = given;
  const table = `${module.snake}.${records.snake}`;
  const naming = namingField(fields).name.snake;
  const columns = fields.flatMap(({ name, kind, options }) => [
    `${name.snake} ${COLUMNS[kind]}${kind === 'choice' ? ` check (${name.snake} in (${options.map((one) => `'${one}'`).join(', ')}))` : ''}`,
    ...(kind === 'key'
      ? [`${name.snake}_key text not null generated always as (lower(${name.snake})) stored`]
      : []),
  ]);
  const texts = fields.filter(({ kind }) => SEARCHED.has(kind)).map(({ name }) => name.snake);
  const key = fields.find(({ kind }) => kind === 'key');
  // The audit log of a table of persons records changes without their values.
  const audit = holdsPersons(given)
    ? `{ key: ['id'], label: ['id'], hidden: [${texts.map((one) => `'${one}'`).join(', ')}] }`
    : `{ key: ['id'], label: ['${naming}'] }`;
  return `import { sql } from 'kysely';
import { audited } from '#platform/server/audit/audited.ts';
import { ${isFirst ? 'createSchema, ' : ''}defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { trigramIndex } from '#platform/server/database/word-search.ts';

export const create${records.pascal}Migration = defineMigration({
  name: '${migration}-${module.kebab}-${records.kebab}',
  async up(db) {
${isFirst ? `    await createSchema(db, '${module.snake}');\n` : ''}    await sql\`
      create table ${table} (
        client_id uuid not null references directory.clients,
        id uuid not null,
${columns.map((column) => `        ${column},`).join('\n')}
        search text not null generated always as (platform.fold(${texts.join(" || ' ' || ")})) stored,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        version integer not null default 1,
        primary key (client_id, id)
      )\`.execute(db);
${key ? `    await sql\`create unique index ${records.snake}_${key.name.snake} on ${table} (client_id, ${key.name.snake}_key)\`.execute(db);\n` : ''}    await sql\`create index ${records.snake}_by_${naming} on ${table} (client_id, ${naming}, id)\`.execute(db);
    await trigramIndex(db, '${table}');
    await tenantTable(db, '${table}');
    await audited(db, '${table}', ${audit});
  },
});
`;
}

export function testCode({ module, record, records, fields }: NewRecord): string {
  const naming = namingField(fields);
  const mandatory = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name.camel);
  return `import { expect, test } from 'vitest';
import { ${record.camel} } from '#modules/${module.kebab}/contract/${records.kebab}.ts';
import { recordHolds } from '#platform/testing/fields/record-holds.ts';
import { sampleRecord } from '#platform/testing/fields/sample-record.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp();

recordHolds(suite, ${record.camel}${fields.some(({ kind }) => kind === 'key') ? ', { isImported: true }' : ''});

test('the ${records.words} are sorted by ${naming.name.words}, and mandatory fields are refused at their place', async () => {
  const client = await suite.people.client();
  const admin = await suite.adminOf(client);
  const params = { uuid: client.id };
  const { calls, fields } = ${record.camel};
  for (const which of [1, 0] as const) {
    const body = sampleRecord(fields, which) as never;
    expect((await admin.call(calls.create, { params, body })).status).toBe(201);
  }
  const { body } = await admin.call(calls.list, { params, query: {} });
  const names = body.items.map(({ ${naming.name.camel} }) => ${naming.name.camel});
  expect(names).toEqual([0, 1].map((which) => sampleRecord(fields, which as 0 | 1).${naming.name.camel}).sort());
  const { problem } = await admin.call(calls.create, { params, body: {} });
  expect(problem.errors?.map(({ field }) => field)).toEqual([${mandatory.map((name) => `'body.${name}'`).join(', ')}]);
});
`;
}
