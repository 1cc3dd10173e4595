import {
  type ProductFacts,
  productFacts,
} from '#modules/directory/contract/products/product-facts.ts';
import type { FormSettings } from '#modules/leads/contract/forms/form-settings.ts';
import { LEAD_PRICE_LIMIT } from '#modules/leads/contract/limits.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { requestModelPrice } from './request-model-price.ts';

export interface PriceQuestion {
  clientId: string;
  skus: readonly string[];
  currency: string;
  country: string | null;
  settings: Pick<FormSettings, 'fetchPriceByAI' | 'defaultLeadPrice'>;
  signal: AbortSignal;
}

export interface Estimate {
  /** In hundredths. */
  amount: number;
  source: 'catalogue' | 'model' | 'default';
}

/** From the catalogue or the brand's system, else from the language model, else the form's default. */
export async function estimatePrice(
  { db, app }: { db: Db; app: App },
  { clientId, skus, currency, country, settings, signal }: PriceQuestion,
): Promise<Estimate | undefined> {
  const products: (ProductFacts | { sku: string })[] = [];
  for (const sku of skus) {
    const found = await app.ports.ask(productFacts, { clientId, reference: sku }, { db, app });
    products.push('product' in found ? found.product : { sku });
  }
  const listed = sumOf(products, currency);
  if (listed !== undefined) return { amount: listed, source: 'catalogue' };
  if (settings.fetchPriceByAI && products.length > 0) {
    const amount = await requestModelPrice({ app }, { products, currency, country, signal });
    if (amount !== undefined) return { amount, source: 'model' };
  }
  const { defaultLeadPrice: amount } = settings;
  return amount === null ? undefined : { amount, source: 'default' };
}

/** If one price is missing or in another currency, the total is unknown. */
function sumOf(
  products: readonly (ProductFacts | { sku: string })[],
  currency: string,
): number | undefined {
  if (products.length === 0) return undefined;
  let sum = 0;
  for (const product of products) {
    if (!('price' in product) || product.price === null || product.currency !== currency)
      return undefined;
    sum += product.price;
  }
  return sum <= LEAD_PRICE_LIMIT ? sum : undefined;
}
