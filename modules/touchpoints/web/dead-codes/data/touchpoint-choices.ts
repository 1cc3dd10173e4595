import { aboutTouchpoint } from '#modules/touchpoints/contract/about-touchpoint.ts';
import type { TouchpointRow } from '#modules/touchpoints/contract/touchpoint.ts';

export interface TouchpointChoice {
  value: string;
  label: string;
}

/** What was found, by suffix and what it is for; the chosen one stays among them, or its field would lose its words. */
export function choicesOf(
  found: readonly Pick<TouchpointRow, '_id' | 'sourceSuffix' | 'description' | 'product'>[],
  chosen: TouchpointChoice | null,
): TouchpointChoice[] {
  const choices = found.map(({ _id, sourceSuffix, description, product }) => {
    const what = aboutTouchpoint({ product: product?.name, description });
    return { value: _id, label: what ? `${sourceSuffix}, ${what}` : sourceSuffix };
  });
  if (chosen === null) return choices;
  return [chosen, ...choices.filter(({ value }) => value !== chosen.value)];
}
