import {
  configurationSchema,
  DEFAULT_CONFIG,
  type OpportunityConfig,
} from '#modules/opportunity/contract/configuration.ts';
import type { Context } from '../tables.ts';

/** Configuration of a client, with defaults for missing fields. */
export async function readConfig(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<OpportunityConfig> {
  const row = await db
    .selectFrom('opportunity.configurations')
    .select('config')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return completeConfig(row?.config);
}

/** A stored configuration with defaults for newer fields; the default configuration if it cannot be read. */
export function completeConfig(stored: unknown): OpportunityConfig {
  const read = configurationSchema.safeParse(stored ?? {});
  return read.success ? read.data : DEFAULT_CONFIG;
}

/** Price of a category's intentions, and the map category of each catalogue category. */
export function createCategoryLookup(config: OpportunityConfig): {
  categoryOf: (word: string) => string;
  priceOf: (word: string) => number;
  productCategoriesOf: (slugs: readonly string[]) => string[];
} {
  const bySlug = new Map(config.categories.map((category) => [category.slug, category]));
  const byWord = new Map(
    config.categories.flatMap((category) =>
      category.productCategories.map((word) => [word.toLowerCase(), category] as const),
    ),
  );
  const prices = new Map(
    Object.entries(config.categoryPrices).map(([word, price]) => [word.toLowerCase(), price]),
  );
  return {
    categoryOf: (word) => byWord.get(word.toLowerCase())?.slug ?? word,
    priceOf: (word) =>
      byWord.get(word.toLowerCase())?.price ??
      prices.get(word.toLowerCase()) ??
      config.defaultPrice,
    productCategoriesOf: (slugs) =>
      slugs.flatMap((slug) => bySlug.get(slug)?.productCategories ?? [slug]),
  };
}
