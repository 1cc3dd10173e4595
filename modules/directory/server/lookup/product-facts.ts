import { comparableGtin, gtinSchema } from '#modules/directory/contract/products/gtin.ts';
import type { FoundFacts } from '#modules/directory/contract/products/product-facts.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';
import { lookupInUse, queryConfiguredLookup } from './query-configured-lookup.ts';
import { similarSku } from './similar-sku.ts';

type Context = { db: Db<DirectoryTables>; app: App };

/** Finds a product by SKU or GTIN. As in findProduct, the catalogue takes precedence, even for inactive products. */
export async function findProductFacts(
  { db, app }: Context,
  given: { clientId: string; reference: string; askOutside?: boolean },
): Promise<FoundFacts> {
  const { clientId } = given;
  const reference = given.reference.trim();
  const kept = await inCatalogue({ db }, { clientId, reference });
  if (kept) {
    const product = {
      sku: kept.sku,
      gtin: kept.gtin,
      names: kept.names,
      category: kept.category,
      categoryNames: kept.category_names ?? {},
      price: kept.price,
      currency: kept.currency,
      imageUrl: kept.image_url,
      url: kept.url,
    };
    return kept.active
      ? { outcome: 'found', product }
      : { outcome: 'inactive', product, id: kept.id };
  }
  if (given.askOutside === false && (await lookupInUse({ db }, clientId)))
    return { outcome: 'failed' };
  return outside({ db, app }, { clientId, reference });
}

function inCatalogue(
  { db }: { db: Db<DirectoryTables> },
  { clientId, reference }: { clientId: string; reference: string },
) {
  const gtin = gtinSchema.safeParse(reference).data;
  return (
    db
      .selectFrom('directory.products as product')
      .leftJoin('directory.product_categories as named', (join) =>
        join
          .onRef('named.client_id', '=', 'product.client_id')
          .onRef('named.category', '=', 'product.category'),
      )
      .selectAll('product')
      .select('named.names as category_names')
      .where('product.client_id', '=', clientId)
      .where(({ eb, or }) =>
        or([
          eb('sku_key', '=', reference.toLowerCase()),
          ...(gtin ? [eb('gtin_key', '=', comparableGtin(gtin))] : []),
        ]),
      )
      // If a SKU equals the GTIN of another product, the SKU match wins.
      .orderBy(({ eb }) => eb('sku_key', '=', reference.toLowerCase()), 'desc')
      .executeTakeFirst()
  );
}

async function outside(
  { db, app }: Context,
  { clientId, reference }: { clientId: string; reference: string },
): Promise<FoundFacts> {
  const sku = gtinSchema.safeParse(reference).data ?? reference;
  const answer = await queryConfiguredLookup({ db, app }, { clientId, sku });
  if (answer.outcome === 'failed') return { outcome: 'failed' };
  if (answer.outcome === 'unknown')
    return { outcome: 'unknown', similar: await similarSku({ db }, { clientId, reference }) };
  const { name, source: _source, ...product } = answer.product;
  // That system answers in one language, which can only be taken for the brand's own.
  const { default_locale } = await db
    .selectFrom('directory.clients')
    .select('default_locale')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  return {
    outcome: 'found',
    product: { ...product, names: { [default_locale]: name }, categoryNames: {} },
  };
}
