import { sql } from 'kysely';
import { quantityImportCalls } from '#modules/touchpoints/contract/move-touchpoints.ts';
import { touchpointsChanged } from '#modules/touchpoints/contract/touchpoint-events.ts';
import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import { defineImport } from '#platform/server/imports/define-import.ts';
import {
  CellFault,
  type ImportColumn,
  type ReadCell,
} from '#platform/server/imports/import-column.ts';
import type { ImportDefinition } from '#platform/server/imports/import-definition.ts';
import type { TouchpointsTables } from '../tables.ts';

const ID_LENGTH = 24;

/** Reports how an id was damaged, which helps more than "unknown". */
const id: ReadCell<string> = (given) => {
  const read = given.toLowerCase();
  if (/^[0-9a-f]{24}$/.test(read)) return read;
  if (/^\d+(?:[.,]\d+)?e[+-]?\d+$/.test(read)) return new CellFault('touchpoints.idRewritten');
  const length = [...given].length;
  if (length !== ID_LENGTH)
    return new CellFault('touchpoints.idLength', { length, needed: ID_LENGTH });
  if (/^[0-9a-fo]{24}$/.test(read)) return new CellFault('touchpoints.idLetterO');
  return new CellFault('touchpoints.idUnknown');
};

/** Digits only: "12.000" is twelve in some spreadsheets and twelve thousand in others. */
const quantity: ReadCell<number> = (given) => {
  if (/^\d+$/.test(given)) {
    const read = Number(given);
    const { max } = touchpointFields.quantity;
    return read > max ? new CellFault('aboveMax', { max }) : read;
  }
  if (/^[−–-]\d+$/.test(given)) return new CellFault('touchpoints.belowZero');
  return new CellFault(LIKE_A_NUMBER.test(given) ? 'notWhole' : 'notNumber');
};

const LIKE_A_NUMBER = /^[+−–-]?\p{Nd}[\p{Nd}\s.,'’e+−–-]*$/iu;

/**
 * The two relevant columns of the export, and the one that identifies a line for the user; other columns are ignored.
 */
export const quantityColumns: readonly ImportColumn<QuantityLine>[] = [
  {
    key: 'id',
    label: 'touchpoints:file.id',
    mandatory: true,
    example: '65e2f0a1c94b7d0018aa3c51',
    read: id,
  },
  {
    key: 'quantity',
    label: touchpointFields.quantity.label,
    mandatory: 'column',
    example: touchpointFields.quantity.file.example,
    read: quantity,
  },
  {
    key: 'shortUrl',
    label: 'touchpoints:file.shortUrl',
    example: 'https://brand.example/cocotte-26',
    read: (given) => given,
  },
];

export const QUANTITY_IMPORT = 'touchpoints.quantities';

type Definition = ImportDefinition<QuantityLine, TouchpointsTables>;

/** Imports printed quantities by touchpoint id: all lines or none [TP-08]. */
export const quantityImport = defineImport<QuantityLine, TouchpointsTables>({
  name: QUANTITY_IMPORT,
  calls: quantityImportCalls,
  title: 'touchpoints:file.importTitle',
  columns: quantityColumns,
  recordColumns: ['shortUrl'],
  allOrNothing: true,
  identify,
  recognise,
  write,
});

async function identify({
  rows,
  db,
  clientId,
  seen,
}: Parameters<Definition['identify']>[0]): ReturnType<Definition['identify']> {
  const { rows: storedRows } = await sql<{ id: string; quantity: number | null }>`
    select id, quantity from touchpoints.touchpoints
    where client_id = ${clientId} and id = any (${rows.map(({ values }) => values.id)}::text[])`.execute(
    db,
  );
  const quantities = new Map(storedRows.map(({ id, quantity }) => [id, quantity]));
  const known = rows.filter(({ values }) => quantities.has(values.id));
  const isSame = ({ values }: (typeof rows)[number]) =>
    quantities.get(values.id) === values.quantity;
  return {
    existing: new Set(known.map(({ line }) => line)),
    unchanged: new Set(known.filter(isSame).map(({ line }) => line)),
    changes: known
      .filter((row) => !isSame(row))
      .map(({ line, values }) => ({
        line,
        column: 'quantity',
        from: written(quantities.get(values.id)),
        to: written(values.quantity),
      })),
    faults: [
      ...rows
        .filter(({ values }) => !quantities.has(values.id))
        .map(({ line }) => ({ line, column: 'id', code: 'touchpoints.idUnknown' })),
      ...seen.repeats(rows, 'id', ({ id }) => id),
    ],
  };
}

const written = (quantity: number | null | undefined) => quantity?.toString() ?? '';

/** Users do not know ids, so the preview shows the suffix and the stored quantity of each line. */
async function recognise({
  rows,
  db,
  clientId,
}: Parameters<NonNullable<Definition['recognise']>>[0]): ReturnType<
  NonNullable<Definition['recognise']>
> {
  const ids = rows.flatMap(({ values }) => values.id ?? []);
  const { rows: storedRows } = await sql<{ id: string; suffix: string; quantity: number | null }>`
    select id, suffix, quantity from touchpoints.touchpoints
    where client_id = ${clientId} and id = any (${ids}::text[])`.execute(db);
  const byId = new Map(storedRows.map((one) => [one.id, one]));
  return new Map(
    rows.flatMap(({ line, values }) => {
      const one = byId.get(values.id ?? '');
      return one ? [[line, { record: one.suffix, now: written(one.quantity) }] as const] : [];
    }),
  );
}

async function write({
  rows,
  db,
  clientId,
  app,
}: Parameters<Definition['write']>[0]): Promise<void> {
  const { numAffectedRows } = await sql`
    update touchpoints.touchpoints as stored
    set quantity = line.quantity, updated_at = now(), version = stored.version + 1
    from unnest(${rows.map(({ values }) => values.id)}::text[], ${rows.map(({ values }) => values.quantity)}::int[])
      as line (id, quantity)
    where stored.client_id = ${clientId} and stored.id = line.id
      and stored.quantity is distinct from line.quantity`.execute(db);
  const changed = Number(numAffectedRows ?? 0n);
  if (changed > 0)
    await app.events.publish(db, touchpointsChanged, {
      clientId,
      payload: { action: 'quantities', changed },
    });
}

/** A printed quantity from a line of a file; empty means unknown. */
interface QuantityLine {
  id: string;
  quantity: number | null;
  /** From the export; only used to identify the line for the user. */
  shortUrl?: string | null;
}
