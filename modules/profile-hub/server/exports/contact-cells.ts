import { type RawBuilder, sql } from 'kysely';
import type { ExportColumn } from '#platform/server/exports/export-definition.ts';
import type { SheetCell } from '#platform/server/spreadsheets/sheet-cell.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import type { KnownCriterion } from '../criteria/criteria-index.ts';
import { listedLabel } from '../imports/cells/choice-cell.ts';

/** A contact as read for a file: one named column per criterion. */
export type ExportedRow = { id: string } & Record<string, string | boolean | null>;

interface ContactCell {
  /** Over `profile_hub.contacts as contact`; small enough that a hundred thousand rows are read quickly. */
  read: RawBuilder<unknown>;
  write: (value: string | boolean | null, words: { translate: Translate }) => SheetCell;
  dates?: 'day';
}

/** Several choices in one cell, as the import takes them apart. */
const SEPARATOR = '; ';

/** As the import reads it again: yes and no for consent, names for choices, a day as a day. */
export function exportColumn(criterion: KnownCriterion, name: string): ExportColumn<ExportedRow> {
  const { write, dates } = contactCell(criterion);
  return {
    key: criterion.slug,
    label: criterion.label,
    value: (row, words) => write(row[name] ?? null, words),
    ...(dates && { dates }),
  };
}

export function exportedValue(criterion: KnownCriterion, name: string): RawBuilder<unknown> {
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

/** Cache size; most answers repeat. */
const REMEMBERED = 10_000;

/** Caches the text of an answer per language, because translation takes longer than reading a contact. */
function remembered(
  write: (value: string, words: { translate: Translate }) => string,
): ContactCell['write'] {
  let known = new Map<string, string>();
  let reader: Translate | undefined;
  return (value, words) => {
    if (typeof value !== 'string') return value;
    if (reader !== words.translate || known.size > REMEMBERED) known = new Map();
    reader = words.translate;
    const written = known.get(value) ?? write(value, words);
    known.set(value, written);
    return written;
  };
}
