import { Html } from '#platform/server/http/html.ts';

/** What search engines read about the product (schema.org), beside what people read. */
export function structuredData(product: {
  name: string;
  brand: string;
  sku: string;
  gtin: string | null;
  category: string;
  url: string;
  image: string | undefined;
  /** In hundredths. */
  price: number | null;
  currency: string | null;
}): Html {
  const { price, currency } = product;
  const offers = price !== null &&
    currency && {
      '@type': 'Offer',
      price: (price / 100).toFixed(2),
      priceCurrency: currency,
      url: product.url,
    };
  return new Html(
    `<script type="application/ld+json">${scriptText({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      sku: product.sku,
      url: product.url,
      brand: { '@type': 'Brand', name: product.brand },
      ...(product.gtin && { gtin: product.gtin }),
      ...(product.category && { category: product.category }),
      ...(product.image && { image: product.image }),
      ...(offers && { offers }),
    })}</script>`,
  );
}

/** JSON that cannot close its script element, whatever the product name contains. */
function scriptText(value: object): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
