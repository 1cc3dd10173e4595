import { categoryIn, nameIn } from '#modules/directory/contract/name-in.ts';
import { comparableGtin, gtinSchema } from '#modules/directory/contract/products/gtin.ts';
import type { ProductOutcome } from '#modules/directory/contract/products/product-lookup.ts';
import type { FoundFacts } from '#modules/directory/contract/products/product-ports.ts';
import { type Locale, localeFromLanguageTags } from '#platform/contract/locale.ts';
import type { Context } from '../tables.ts';
import { lookupInUse, queryConfiguredLookup } from './query-product-lookup.ts';

/** Finds a product by SKU. The catalogue takes precedence, even if it has the product as inactive. */
export async function findProductBySku(
  { db, app }: Context,
  given: { clientId: string; sku: string; locale?: string },
): Promise<ProductOutcome> {
  const { clientId } = given;
  const sku = given.sku.trim();
  const storedProduct = await db
    .selectFrom('directory.products as product')
    .innerJoin('directory.clients as client', 'client.id', 'product.client_id')
    .leftJoin('directory.product_categories as named', (join) =>
      join
        .onRef('named.client_id', '=', 'product.client_id')
        .onRef('named.category', '=', 'product.category'),
    )
    .selectAll('product')
    .select(['client.default_locale', 'named.names as category_names'])
    .where('product.client_id', '=', clientId)
    .where('product.sku_key', '=', sku.toLowerCase())
    .executeTakeFirst();
  if (storedProduct) {
    if (!storedProduct.active) return { outcome: 'unknown' };
    const reader: Locale = given.locale
      ? localeFromLanguageTags([given.locale])
      : storedProduct.default_locale;
    return {
      outcome: 'found',
      product: {
        sku: storedProduct.sku,
        name: nameIn(storedProduct.names, reader, storedProduct.default_locale),
        gtin: storedProduct.gtin,
        category: categoryIn(storedProduct.category, storedProduct.category_names ?? {}, {
          reader,
          brand: storedProduct.default_locale,
        }),
        price: storedProduct.price,
        currency: storedProduct.currency,
        imageUrl: storedProduct.image_url,
        url: storedProduct.url,
        source: 'catalogue',
      },
    };
  }
  return queryConfiguredLookup({ db, app }, { clientId, sku });
}

const MAX_EDITS = 2;
/** Shorter references are similar to everything. */
const SHORTEST = 4;
const LONGEST = 40;
const BESIDE_LIMIT = 500;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789-_./ '];

/** Finds a product by SKU or GTIN. As in findProduct, the catalogue takes precedence, even for inactive products. */
export async function findProductFacts(
  { db, app }: Context,
  given: { clientId: string; reference: string; askOutside?: boolean },
): Promise<FoundFacts> {
  const { clientId } = given;
  const reference = given.reference.trim();
  const storedProduct = await inCatalogue({ db }, { clientId, reference });
  if (storedProduct) {
    const product = {
      sku: storedProduct.sku,
      gtin: storedProduct.gtin,
      names: storedProduct.names,
      category: storedProduct.category,
      categoryNames: storedProduct.category_names ?? {},
      price: storedProduct.price,
      currency: storedProduct.currency,
      imageUrl: storedProduct.image_url,
      url: storedProduct.url,
    };
    return storedProduct.active
      ? { outcome: 'found', product }
      : { outcome: 'inactive', product, id: storedProduct.id };
  }
  if (given.askOutside === false && (await lookupInUse({ db }, clientId)))
    return { outcome: 'failed' };
  return outside({ db, app }, { clientId, reference });
}

function inCatalogue(
  { db }: Pick<Context, 'db'>,
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
  // That system responds in one language, which is assumed to be the brand's.
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

/**
 * An active SKU that the user probably meant. It uses only the SKU index: one edit or two swapped letters anywhere, two
 * edits if the first half matches.
 */
async function similarSku(
  { db }: Pick<Context, 'db'>,
  { clientId, reference }: { clientId: string; reference: string },
): Promise<string | null> {
  const key = reference.toLowerCase();
  if (key.length < SHORTEST || key.length > LONGEST) return null;
  const products = db
    .selectFrom('directory.products')
    .select(['sku', 'sku_key'])
    .where('client_id', '=', clientId)
    .where('active', '=', true);
  const near = await products
    .where(({ eb, fn, val }) => eb('sku_key', '=', fn.any(val(oneEditAway(key)))))
    .orderBy('sku_key')
    .limit(1)
    .execute();
  if (near[0]) return near[0].sku;
  const beginning = key.slice(0, Math.ceil(key.length / 2));
  const beside = await products
    .where('sku_key', '>=', beginning)
    .orderBy('sku_key')
    .limit(BESIDE_LIMIT)
    .execute();
  return beside.find(({ sku_key }) => isNear(sku_key, key))?.sku ?? null;
}

function isNear(one: string, other: string): boolean {
  return Math.abs(one.length - other.length) <= MAX_EDITS && editDistance(one, other) <= MAX_EDITS;
}

function oneEditAway(key: string): string[] {
  const found = new Set<string>();
  for (let at = 0; at <= key.length; at += 1) {
    const [before, behind] = [key.slice(0, at), key.slice(at)];
    found.add(before + behind.slice(1));
    found.add(before + behind.slice(1, 2) + behind.slice(0, 1) + behind.slice(2));
    for (const letter of LETTERS) {
      found.add(before + letter + behind);
      found.add(before + letter + behind.slice(1));
    }
  }
  found.delete(key);
  return [...found];
}

/** Edit distance (Levenshtein): letters added, removed or replaced. */
export function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const exchanged = (above[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      line.push(Math.min((above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, exchanged));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}
