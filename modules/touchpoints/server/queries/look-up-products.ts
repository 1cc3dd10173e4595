import type { ProductLookup } from '#modules/touchpoints/contract/product-lookup.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { TouchpointsTables } from '../tables.ts';
import { findReferencedProducts } from './find-referenced-products.ts';
import { judgeProducts } from './judge-products.ts';

/** Each reference, OK or KO with its reason. It may wait for the brand's own system: call it outside of a transaction. */
export async function lookUpProducts(
  context: { db: Db<TouchpointsTables>; app: App },
  given: { clientId: string; references: readonly string[]; reader: Locale },
): Promise<ProductLookup[]> {
  const asked = await findReferencedProducts(context, given);
  return judgeProducts(context, { clientId: given.clientId, asked, reader: given.reader });
}
