import type { Answers, WidgetField } from './answers.ts';

/** What is answered before anybody types: what was kept, and the product that the page is about. */
export function firstAnswers(
  fields: readonly WidgetField[],
  { kept, sku }: { kept: Answers | undefined; sku: string | undefined },
): Answers {
  const product = fields.find(({ type }) => type === 'product');
  const named = product && sku ? { [product.key]: product.multiple ? [sku] : sku } : {};
  return { ...named, ...kept };
}
