import { type RawBuilder, sql } from 'kysely';
import { productsChanged } from '#modules/directory/contract/events.ts';
import { CATEGORIES_LIMIT } from '#modules/directory/contract/limits.ts';
import { categoryIn } from '#modules/directory/contract/name-in.ts';
import type { ProductCategory } from '#modules/directory/contract/products/product-categories.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import { lockVersioned } from '#platform/server/records/update-versioned.ts';
import { inEvents } from '../in-events.ts';
import type { Context } from '../tables.ts';

type Names = Partial<Record<Locale, string>>;

/** Replaces the names of a category, unless they changed since they were read. */
export async function nameCategory(
  { db, app }: Context,
  clientId: string,
  { category, names, version }: { category: string; names: Names; version: number },
): Promise<void> {
  const products = await db
    .selectFrom('directory.products')
    .select('id')
    .where('client_id', '=', clientId)
    .where('category', '=', category)
    .limit(1)
    .executeTakeFirst();
  if (!products) throw notFound();
  const { rows } = await sql`
    insert into directory.product_categories as stored (client_id, category, names)
    values (${clientId}, ${category}, ${JSON.stringify(names)}::jsonb)
    on conflict (client_id, category) do update
      set names = excluded.names, version = stored.version + 1, updated_at = now()
      where stored.version = ${version}
    returning category`.execute(db);
  if (rows.length === 0) {
    const key = { client_id: clientId, category };
    await lockVersioned({ db, app }, { table: 'directory.product_categories', key, version });
    throw new Error('a category at the version that was read was not changed');
  }
  await publishRenamed({ db, app }, clientId, [category]);
}

/** Merges names from a file into the stored ones; categories without new names are not written. */
export async function addCategoryNames(
  { db, app }: Context,
  clientId: string,
  brought: ReadonlyMap<string, Names>,
): Promise<void> {
  if (brought.size === 0) return;
  const lines = [...brought].map(([category, names]) => ({ category, names }));
  const { rows } = await sql<{ category: string }>`
    insert into directory.product_categories as stored (client_id, category, names)
    select ${clientId}, line.category, line.names
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (category text, names jsonb)
    order by line.category
    on conflict (client_id, category) do update
      set names = stored.names || excluded.names, version = stored.version + 1, updated_at = now()
      where not stored.names @> excluded.names
    returning category`.execute(db);
  await publishRenamed(
    { db, app },
    clientId,
    rows.map(({ category }) => category),
  );
}

/** Pages that show a product also show its category. */
async function publishRenamed(
  { db, app }: Context,
  clientId: string,
  categories: readonly string[],
): Promise<void> {
  if (categories.length === 0) return;
  const { rows } = await sql<{ sku: string }>`
    select sku from directory.products
    where client_id = ${clientId} and category = any (${categories}::text[])
    order by category, sku`.execute(db);
  const payloads = inEvents(rows).map((some) => ({
    action: 'name-category',
    changed: some.length,
    skus: some.map(({ sku }) => sku),
  }));
  await app.events.publishAll(db, productsChanged, { clientId, payloads });
}

/** The names of a product's category, over `directory.products as product`. */
export const categoryNamesJoin: RawBuilder<unknown> = sql`
  left join directory.product_categories as named
    on named.client_id = product.client_id and named.category = product.category`;

/** The same rule as `categoryIn`, for sorting; needs `categoryNamesJoin` and `directory.clients as client`. */
export function categorySql(reader: Locale): RawBuilder<string> {
  return sql<string>`coalesce(named.names ->> ${reader}, named.names ->> client.default_locale, product.category)`;
}

/** Categories in use by name, with their number of products. */
export async function readCategories(
  { db }: Pick<Context, 'db'>,
  wanted: { clientId: string; category?: string; reader: Locale },
): Promise<ProductCategory[]> {
  const { clientId, category, reader } = wanted;
  const { rows } = await sql<Omit<ProductCategory, 'name'> & { brandLocale: Locale }>`
    select product.category, coalesce(named.names, '{}') as names, coalesce(named.version, 0) as version,
      product.products, client.default_locale as "brandLocale"
    from (
      select client_id, category, count(*) as products from directory.products
      where client_id = ${clientId} and category <> ''
        ${category === undefined ? sql`` : sql`and category = ${category}`}
      group by client_id, category
    ) as product
    join directory.clients as client on client.id = product.client_id
    ${categoryNamesJoin}
    order by ${categorySql(reader)}, product.category
    limit ${CATEGORIES_LIMIT}`.execute(db);
  return rows.map(({ brandLocale, ...row }) => ({
    ...row,
    name: categoryIn(row.category, row.names, { reader, brand: brandLocale }),
  }));
}
