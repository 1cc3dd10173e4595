import { z } from 'zod';
import {
  type CatalogueProduct,
  newProductSchema,
} from '#modules/directory/contract/products/product.ts';
import { productFields } from '#modules/directory/contract/products/product-fields.ts';
import { fieldsWith, picked, pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';

const PLAIN = fieldsWith(productFields, 'file').filter((name) => name !== 'gtin');
type Plain = (typeof PLAIN)[number];

/** A product in the editor: one name per language, empty if missing. */
export type ProductValues = Pick<CatalogueProduct, Plain> & {
  gtin: string;
  names: Record<Locale, string>;
};

export const EMPTY_PRODUCT: ProductValues = {
  ...pickFieldPart(productFields, 'empty', PLAIN),
  gtin: '',
  names: { en: '', fr: '', es: '', it: '', de: '', no: '' },
};

export function toProductValues(product: CatalogueProduct): ProductValues {
  return {
    ...picked(product, PLAIN),
    gtin: product.gtin ?? '',
    names: { ...EMPTY_PRODUCT.names, ...product.names },
  };
}

/** A product without a price has no currency. */
export function toProductBody(values: ProductValues) {
  return {
    ...values,
    gtin: values.gtin.trim() === '' ? null : values.gtin,
    currency: values.price === null ? null : values.currency,
  };
}

type Body = ReturnType<typeof toProductBody>;

/** Changed fields; price and currency are always sent together. */
export function productEdits(before: ProductValues, after: ProductValues): Partial<Body> {
  const [was, is] = [toProductBody(before), toProductBody(after)];
  const paths = (Object.keys(is) as (keyof Body)[]).filter(
    (path) => JSON.stringify(was[path]) !== JSON.stringify(is[path]),
  );
  const isPriced = paths.includes('price') || paths.includes('currency');
  return Object.fromEntries(
    [...new Set([...paths, ...(isPriced ? (['price', 'currency'] as const) : [])])].map((path) => [
      path,
      is[path],
    ]),
  );
}

export function localesWithoutName(names: ProductValues['names']): Locale[] {
  return LOCALES.filter((locale) => names[locale].trim() === '');
}

/** Validates the form like the call. */
export const productFormSchema = z.preprocess(
  (values) => toProductBody(values as ProductValues),
  newProductSchema,
);
