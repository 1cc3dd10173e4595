import type { Answers, WidgetField } from './answers.ts';

/** Initial answers: stored ones, and the product of the page. */
export function firstAnswers(
  fields: readonly WidgetField[],
  { kept, sku }: { kept: Answers | undefined; sku: string | undefined },
): Answers {
  const product = fields.find(({ type }) => type === 'product');
  const named = product && sku ? { [product.key]: product.multiple ? [sku] : sku } : {};
  return { ...named, ...kept };
}
