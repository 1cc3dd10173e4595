import { nameIn } from '#modules/directory/contract/name-in.ts';
import { isGtin } from '#modules/directory/contract/products/gtin.ts';
import type { ProductFacts } from '#modules/directory/contract/products/product-ports.ts';
import type { LookupReason, ProductLookup } from '#modules/touchpoints/contract/product-lookup.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { readClientBrand } from '../configurations/brand-settings.ts';
import { type ReferencedProduct, referenceKey } from '../search/find-referenced-products.ts';
import { shortUrlBase } from '../short-url.ts';
import type { Context } from '../tables.ts';
import { freeSuffixes } from './free-suffix.ts';

/** Only digits, and about as many as a GTIN has. */
const LIKE_A_GTIN = /^\d{7,15}$/;

/** Whether each product can have a touchpoint now, and if not, why; with four statements in total [TP-04]. */
export async function checkProducts(
  { db, app }: Context,
  given: { clientId: string; products: readonly ReferencedProduct[]; reader: Locale },
): Promise<ProductLookup[]> {
  const { clientId, products } = given;
  const brand = await readClientBrand({ db, app }, clientId);
  const keys = products.flatMap((one) => keyOf(one) ?? []);
  const touchpoints = await touchpointsOf({ db }, { clientId, keys });
  const switchedOff = await switchedOffOf({ db }, { clientId, keys });
  const lookups = products.map((one): ProductLookup => {
    const product = productOf(one);
    const key = keyOf(one) ?? '';
    const own = touchpoints.get(key);
    const reason = reasonOf(one) ?? (own ? 'hasTouchpoint' : null);
    const isOff = switchedOff.has(key);
    const why = reason ?? (isOff ? 'switchedOff' : null);
    return {
      reference: one.reference,
      status: why ? 'KO' : 'OK',
      reason: why,
      product: product && {
        sku: product.sku,
        name: nameIn(product.names, given.reader, brand.defaultLocale),
        gtin: product.gtin,
        locales: LOCALES.filter((locale) => product.names[locale]),
        url: product.url,
      },
      touchpointConfiguration: { activated: !isOff },
      proposedSuffix: null,
      touchpoint: own
        ? { _id: own.id, shortUrl: `${shortUrlBase(brand, app.config)}${own.suffix}` }
        : null,
      inactiveProductId: one.facts?.outcome === 'inactive' ? one.facts.id : null,
      similar: one.facts?.outcome === 'unknown' ? one.facts.similar : null,
    };
  });
  const wanted = products.flatMap((one, at) => {
    const product = lookups[at]?.status === 'OK' ? productOf(one) : null;
    return product ? [{ at, words: suffixText(product, brand.defaultLocale) }] : [];
  });
  const free = await freeSuffixes(
    { db },
    clientId,
    wanted.map(({ words }) => words),
  );
  const proposals = new Map(wanted.map(({ at }, turn) => [at, free[turn] ?? null]));
  return lookups.map((one, at) => ({ ...one, proposedSuffix: proposals.get(at) ?? null }));
}

function reasonOf({ reference, facts }: ReferencedProduct): LookupReason | null {
  if (facts === null) return 'givenTwice';
  if (facts.outcome === 'found') return null;
  if (facts.outcome !== 'unknown') return facts.outcome;
  const digits = reference.replaceAll(/[\s-]/g, '');
  return LIKE_A_GTIN.test(digits) && !isGtin(digits) ? 'notGtin' : 'unknown';
}

function productOf({ facts }: ReferencedProduct): ProductFacts | null {
  return facts?.outcome === 'found' || facts?.outcome === 'inactive' ? facts.product : null;
}

function keyOf(referenced: ReferencedProduct): string | undefined {
  const product = productOf(referenced);
  return product ? referenceKey(product.sku) : undefined;
}

/** If the name has no ASCII form, the SKU is used. */
function suffixText({ names, sku }: ProductFacts, locale: Locale): string {
  const name = nameIn(names, locale, locale);
  return /[\p{Script=Latin}\d]/u.test(name) ? name : sku;
}

async function touchpointsOf(
  { db }: Pick<Context, 'db'>,
  { clientId, keys }: { clientId: string; keys: readonly string[] },
): Promise<Map<string, { id: string; suffix: string }>> {
  const rows = await db
    .selectFrom('touchpoints.touchpoints')
    .select(['id', 'suffix', 'sku_key'])
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .where(({ eb, fn, val }) => eb('sku_key', '=', fn.any(val(keys))))
    .execute();
  return new Map(rows.map((row) => [row.sku_key ?? '', row]));
}

async function switchedOffOf(
  { db }: Pick<Context, 'db'>,
  { clientId, keys }: { clientId: string; keys: readonly string[] },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('touchpoints.product_switches')
    .select('sku_key')
    .where('client_id', '=', clientId)
    .where('activated', '=', false)
    .where(({ eb, fn, val }) => eb('sku_key', '=', fn.any(val(keys))))
    .execute();
  return new Set(rows.map(({ sku_key }) => sku_key));
}
