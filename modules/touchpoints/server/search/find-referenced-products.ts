import {
  type FoundFacts,
  productFacts,
  productNames,
} from '#modules/directory/contract/products/product-ports.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Context } from '../tables.ts';

const AT_ONCE = 4;
/** A system that failed this often or is this slow is not queried further; the rest can be retried later. */
const MAX_FAILURES = 3;
const ASKING_MS = 20_000;

export interface ReferencedProduct {
  /** As typed by the user. */
  reference: string;
  /** Null if the same product was already given, by the same or another reference. */
  facts: FoundFacts | null;
}

export function referenceKey(reference: string): string {
  return reference.trim().toLowerCase();
}

/**
 * Data of references from the directory and the brand's own system. It can take long, so call it outside a transaction.
 */
export async function findReferencedProducts(
  context: Context,
  { clientId, references }: { clientId: string; references: readonly string[] },
): Promise<ReferencedProduct[]> {
  // Queried as typed, because the other system may be case-sensitive.
  const unique = new Map(references.map((reference) => [referenceKey(reference), reference]));
  const waiting = unique.entries();
  const answers = new Map<string, FoundFacts>();
  const until = performance.now() + ASKING_MS;
  let failures = 0;
  const work = async () => {
    for (const [key, reference] of waiting) {
      const askOutside = failures < MAX_FAILURES && performance.now() < until;
      const factsQuery = { clientId, reference, askOutside };
      const facts = await context.app.ports.call(productFacts, factsQuery, context);
      if (facts.outcome === 'failed') failures += 1;
      answers.set(key, facts);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return withoutRepeats(references, answers);
}

function withoutRepeats(
  references: readonly string[],
  answers: ReadonlyMap<string, FoundFacts>,
): ReferencedProduct[] {
  const seen = new Set<string>();
  return references.map((reference) => {
    const facts = answers.get(referenceKey(reference)) ?? null;
    // A SKU and the GTIN of the same product are two references to one product.
    const keys = [referenceKey(reference)];
    if (facts?.outcome === 'found') keys.push(referenceKey(facts.product.sku));
    const isRepeated = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return { reference, facts: isRepeated ? null : facts };
  });
}

/** Name of a product; `kept` is the name stored in its touchpoint, in the brand's language. */
type NameProduct = (product: { sku: string | null; storedName: string }) => string;

/** Names in the user's language if the catalogue has them, otherwise in the brand's [GEN-03]. */
export async function productNamer(
  { db, app }: Context,
  given: { clientId: string; skus: readonly (string | null)[]; reader: Locale },
): Promise<NameProduct> {
  const skus = given.skus.filter((sku) => sku !== null);
  const { clientId, reader } = given;
  const known =
    skus.length > 0 ? await app.ports.call(productNames, { clientId, skus }, { db, app }) : [];
  const names = new Map(known.map((one) => [referenceKey(one.sku), one.names[reader]]));
  return ({ sku, storedName }) => (sku && names.get(referenceKey(sku))) || storedName;
}

/** A row of the list in the user's language. */
export function named<Row extends { sku: string | null; product_name: string }>(
  row: Row,
  nameOf: NameProduct,
): Row {
  return { ...row, product_name: nameOf({ sku: row.sku, storedName: row.product_name }) };
}
