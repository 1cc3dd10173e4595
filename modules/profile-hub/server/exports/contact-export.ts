import { type RawBuilder, sql } from 'kysely';
import type { WhichContacts } from '#modules/profile-hub/contract/contact.ts';
import {
  type ExportedPart,
  exportProfilesCall,
} from '#modules/profile-hub/contract/export-contacts.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineExport } from '#platform/server/exports/define-export.ts';
import type { ExportColumn, FinishedExport } from '#platform/server/exports/export-definition.ts';
import type { SheetCell } from '#platform/server/spreadsheets/sheet-cell.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import {
  type CriteriaIndex,
  type KnownCriterion,
  readCriteriaIndex,
} from '../criteria/criteria-index.ts';
import { listedLabel } from '../imports/contact-cells.ts';
import { chosenContactsSql } from '../segments/contact-filter-sql.ts';
import { ruleContext } from '../segments/rule-context.ts';
import type { ProfileHubTables } from '../tables.ts';

/** Separator of several choices in one cell, as in the import. */
const SEPARATOR = '; ';
/** Cache size; most answers repeat. */
const REMEMBERED = 10_000;

/** Expensive rules run again for each batch, so batches are large; two are in memory at a time. */
const BATCH = 2_500;

/** Exports contacts [PH-14]. Columns have the criteria's labels, so that the file can be imported again. */
export const contactExport = defineExport<ExportedRow, WhichContacts, ProfileHubTables>({
  name: 'profile-hub.contacts',
  call: exportProfilesCall,
  title: 'profile-hub:export.jobTitle',
  columns: async ({ db, clientId }) =>
    named(await readCriteriaIndex({ db }, clientId)).map(({ criterion, name }) =>
      exportColumn(criterion, name),
    ),
  async *rows({ db, clientId, filters, columns }) {
    const context = await ruleContext({ db }, clientId);
    const fit = chosenContactsSql(filters, context);
    const wanted = columns && new Set(columns);
    const values = named(context.book)
      .filter(({ criterion }) => !wanted || wanted.has(criterion.slug))
      .map(({ criterion, name }) => exportedValue(criterion, name));
    for (let after = ''; ; ) {
      const { rows } = await sql<ExportedRow>`
        select ${sql.join([sql`contact.id`, ...values])}
        from profile_hub.contacts as contact
        where ${fit} and contact.id > ${after} order by contact.id limit ${BATCH}`.execute(db);
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      if (rows.length < BATCH) return;
      after = last.id;
    }
  },
  made: recordExport,
});

/** Aliases are numbered, because a slug may exceed the length of a database name. */
function named({ active }: CriteriaIndex): { criterion: KnownCriterion; name: string }[] {
  return active.map((criterion) => ({ criterion, name: `c${criterion.number ?? criterion.slug}` }));
}

/** Permanent record of an export: user, number of contacts, part and time, without personal data. */
async function recordExport(
  db: Db<ProfileHubTables>,
  {
    clientId,
    userId,
    jobId,
    filters,
    columns,
    format,
    isLocked,
    rows,
    file,
  }: FinishedExport<WhichContacts>,
): Promise<void> {
  const segmentId = segmentOf(filters);
  const segment =
    segmentId === undefined
      ? undefined
      : await db
          .selectFrom('profile_hub.segments')
          .select('name')
          .where('client_id', '=', clientId)
          .where('id', '=', segmentId)
          .executeTakeFirst();
  await db
    .insertInto('profile_hub.exports')
    .values({
      client_id: clientId,
      id: jobId,
      asked_by: userId,
      part: partOf(filters),
      segment_id: segmentId ?? null,
      segment_name: segment?.name ?? null,
      criteria: [...columns],
      format,
      locked: isLocked,
      contacts: rows,
      file_id: file.id,
      file_name: file.name,
      expires_at: file.expiresAt,
    })
    // A retry by another worker is the same export.
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'id'])
        .doUpdateSet({ contacts: rows, file_id: file.id, expires_at: file.expiresAt }),
    )
    .execute();
}

function partOf(which: WhichContacts): ExportedPart {
  if ('ids' in which) return 'chosen';
  if (segmentOf(which) !== undefined) return 'segment';
  const { q, groups } = which.filter;
  return !q && groups.length === 0 && which.except.length === 0 ? 'all' : 'filter';
}

/** The segment, if the selection is exactly one segment. */
function segmentOf(which: WhichContacts): string | undefined {
  if ('ids' in which || which.except.length > 0 || which.filter.q) return undefined;
  const [condition, ...others] = which.filter.groups.flatMap(({ filters }) => filters);
  if (condition?.field !== 'segment' || others.length > 0) return undefined;
  const [id, ...more] = condition.value;
  return condition.operator === 'any-of' && more.length === 0 ? id : undefined;
}

/** A contact as read for a file: one named column per criterion. */
type ExportedRow = { id: string } & Record<string, string | boolean | null>;

interface ContactCell {
  /** Over `profile_hub.contacts as contact`; compact, so that a hundred thousand rows are read quickly. */
  read: RawBuilder<unknown>;
  write: (value: string | boolean | null, textContext: { translate: Translate }) => SheetCell;
  dates?: 'day';
}

/** In the import's format: yes and no for consent, labels for choices, ISO days. */
function exportColumn(criterion: KnownCriterion, name: string): ExportColumn<ExportedRow> {
  const { write, dates } = contactCell(criterion);
  return {
    key: criterion.slug,
    label: criterion.label,
    value: (row, textContext) => write(row[name] ?? null, textContext),
    ...(dates && { dates }),
  };
}

function exportedValue(criterion: KnownCriterion, name: string): RawBuilder<unknown> {
  return sql`${contactCell(criterion).read} as ${sql.id(name)}`;
}

function contactCell(criterion: KnownCriterion): ContactCell {
  const { kind, column, number, purpose = 0 } = criterion;
  switch (kind) {
    case 'consent':
      return {
        read: sql`case when ${purpose}::integer = any (contact.given) then true
          when ${purpose}::integer = any (contact.withdrawn) or ${purpose}::integer = any (contact.refused) then false end`,
        write: (value) => value,
      };
    case 'options':
      return optionsCell(criterion);
    case 'choice':
      return choiceCell(criterion);
    case 'day':
      return { read: sql`contact.birthdate::text`, write: (value) => value, dates: 'day' };
    default:
      return {
        read: column ? sql.ref(`contact.${column}`) : sql`contact.texts ->> ${String(number)}`,
        write: (value) => value,
      };
  }
}

function choiceCell({ options, column = '' }: KnownCriterion): ContactCell {
  const labels = new Map(options.map(({ id, label }) => [String(id), label]));
  return {
    read: sql.ref(`contact.${column}`),
    write: remembered((value, { translate }) => {
      const label = labels.get(value);
      return label === undefined ? value : translate(label);
    }),
  };
}

function optionsCell({ options, type }: KnownCriterion): ContactCell {
  const written = type === 'closedMultiple' ? listedLabel : (label: string) => label;
  const labels = options.map(({ id, label }) => ({ id: String(id), label: written(label) }));
  return {
    read: sql`contact.options::text`,
    write: remembered((value) => {
      const chosen = new Set(value.slice(1, -1).split(','));
      return labels.flatMap(({ id, label }) => (chosen.has(id) ? [label] : [])).join(SEPARATOR);
    }),
  };
}

/** Caches the text of an answer per language, because translation takes longer than reading a contact. */
function remembered(
  write: (value: string, textContext: { translate: Translate }) => string,
): ContactCell['write'] {
  let known = new Map<string, string>();
  let reader: Translate | undefined;
  return (value, textContext) => {
    if (typeof value !== 'string') return value;
    if (reader !== textContext.translate || known.size > REMEMBERED) known = new Map();
    reader = textContext.translate;
    const written = known.get(value) ?? write(value, textContext);
    known.set(value, written);
    return written;
  };
}
