import { PRODUCTS_IN_EVENT } from '#modules/directory/contract/events.ts';

/** Many products as the events tell them: some in each. */
export function inEvents<Product>(products: readonly Product[]): Product[][] {
  const events = Math.ceil(products.length / PRODUCTS_IN_EVENT);
  return Array.from({ length: events }, (_, at) =>
    products.slice(at * PRODUCTS_IN_EVENT, (at + 1) * PRODUCTS_IN_EVENT),
  );
}
