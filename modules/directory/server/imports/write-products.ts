import { sql } from 'kysely';
import { productsImported } from '#modules/directory/contract/events.ts';
import { productFields } from '#modules/directory/contract/products/product-fields.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { type ColumnChange, fileFields } from '#platform/server/fields/file-fields.ts';
import type { ImportRow } from '#platform/server/imports/import-definition.ts';
import { addCategoryNames } from '../categories/name-categories.ts';
import { inEvents } from '../in-events.ts';
import type { DirectoryTables } from '../tables.ts';
import { CATEGORY_COLUMNS, NAME_COLUMNS, type ProductLine } from './product-cells.ts';

type Row = ImportRow<ProductLine> & { exists: boolean };

const PLAIN = fileFields(productFields);
const SHAPE = sql`(id uuid, names jsonb, ${PLAIN.shape})`;
/** Without a price there is no currency; a price without a currency gets the brand's. */
const AS_SAID = PLAIN.all.filter((column) => column !== 'currency');

/** Writes a batch in two statements; unchanged products are not written. */
export async function writeProducts(given: {
  rows: readonly Row[];
  db: Tx<DirectoryTables>;
  clientId: string;
  app: App;
}): Promise<void> {
  const { rows, db, clientId, app } = given;
  const made = rows.filter(({ exists }) => !exists);
  const kept = rows.filter(({ exists }) => exists);
  if (made.length > 0)
    await sql`
      insert into directory.products
        (client_id, id, ${sql.join(AS_SAID.map((column) => sql.id(column)))}, names, currency)
      select client.id, line.id, ${sql.join(AS_SAID.map((column) => sql`line.${sql.id(column)}`))},
        jsonb_strip_nulls(line.names), case when line.price is not null then coalesce(line.currency, client.currency) end
      from jsonb_to_recordset(${recordsOf(made)}::jsonb) as line ${SHAPE}
      join directory.clients as client on client.id = ${clientId}`.execute(db);
  await addCategoryNames({ db, app }, clientId, categoryNamesOf(rows));
  const created = made.map(({ values }) => values.sku);
  const updated = kept.length > 0 ? await updateProducts({ db }, clientId, kept) : [];
  const written = [
    ...created.map((sku) => ({ sku, isNew: true })),
    ...updated.map((sku) => ({ sku, isNew: false })),
  ];
  await app.events.publishAll(db, productsImported, {
    clientId,
    payloads: inEvents(written).map((some) => ({
      created: some.filter(({ isNew }) => isNew).length,
      updated: some.filter(({ isNew }) => !isNew).length,
      skus: some.map(({ sku }) => sku),
    })),
  });
}

/** The names of each category; a later line outweighs an earlier one. */
function categoryNamesOf(rows: readonly Row[]): Map<string, Partial<Record<Locale, string>>> {
  const found = new Map<string, Partial<Record<Locale, string>>>();
  for (const { values } of rows) {
    const names = Object.fromEntries(
      LOCALES.flatMap((locale) => {
        const name = values[CATEGORY_COLUMNS[locale]];
        return name ? [[locale, name]] : [];
      }),
    );
    const { category } = values;
    if (category && Object.keys(names).length > 0)
      found.set(category, { ...found.get(category), ...names });
  }
  return found;
}

/** Returns the SKUs of products that changed. */
async function updateProducts(
  { db }: { db: Tx<DirectoryTables> },
  clientId: string,
  rows: readonly Row[],
): Promise<string[]> {
  const changes = changesOf(rows);
  if (changes.length === 0) return [];
  const { rows: changed } = await sql<{ sku: string }>`
    update directory.products as kept
    set ${sql.join(changes.map(({ column, value }) => sql`${sql.id(column)} = ${value}`))},
      updated_at = now(), version = kept.version + 1
    from jsonb_to_recordset(${recordsOf(rows)}::jsonb) as line ${SHAPE}
    join directory.clients as client on client.id = ${clientId}
    where kept.client_id = ${clientId} and kept.sku_key = lower(line.sku) and (${sql.join(
      changes.map(({ column, value }) => sql`kept.${sql.id(column)} is distinct from ${value}`),
      sql` or `,
    )}) returning kept.sku`.execute(db);
  return changed.map(({ sku }) => sku);
}

/** Only columns that the file has; all lines have the same columns. */
function changesOf(rows: readonly Row[]): ColumnChange[] {
  const says = (key: string) =>
    rows.some(({ values }) => values[key as keyof ProductLine] !== undefined);
  const price = says('price') ? sql`line.price` : sql`kept.price`;
  const currency = says('currency')
    ? sql`coalesce(line.currency, client.currency)`
    : sql`coalesce(kept.currency, client.currency)`;
  return [
    // SKUs match regardless of case; the stored spelling remains.
    ...PLAIN.said((name) => name !== 'sku' && name !== 'currency' && says(name)),
    ...(LOCALES.some((locale) => says(NAME_COLUMNS[locale]))
      ? [{ column: 'names', value: sql`jsonb_strip_nulls(kept.names || line.names)` }]
      : []),
    ...(says('price') || says('currency')
      ? [{ column: 'currency', value: sql`case when ${price} is not null then ${currency} end` }]
      : []),
  ];
}

/** Names that the file has a column for; null takes one away. */
function namesOf(line: ProductLine): Record<string, string | null> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const name = line[NAME_COLUMNS[locale]];
      return name === undefined ? [] : [[locale, name]];
    }),
  );
}

function recordsOf(rows: readonly Row[]): string {
  return JSON.stringify(
    rows.map(({ values }) => ({
      ...PLAIN.record(values),
      id: uuidV7(),
      names: namesOf(values),
    })),
  );
}
