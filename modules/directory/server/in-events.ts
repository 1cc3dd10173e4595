import { PRODUCTS_IN_EVENT } from '#modules/directory/contract/events.ts';

/** Splits products into chunks of the size that one event may hold. */
export function inEvents<Product>(products: readonly Product[]): Product[][] {
  const events = Math.ceil(products.length / PRODUCTS_IN_EVENT);
  return Array.from({ length: events }, (_, at) =>
    products.slice(at * PRODUCTS_IN_EVENT, (at + 1) * PRODUCTS_IN_EVENT),
  );
}
