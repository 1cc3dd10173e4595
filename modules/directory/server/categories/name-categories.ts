import { sql } from 'kysely';
import { productsChanged } from '#modules/directory/contract/events.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { lockVersioned } from '#platform/server/records/update-versioned.ts';
import { inEvents } from '../in-events.ts';
import type { DirectoryTables } from '../tables.ts';

type Context = { db: Db<DirectoryTables>; app: App };
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

/** Pages that show a product show its category too. */
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
