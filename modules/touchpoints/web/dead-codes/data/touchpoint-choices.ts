import { aboutTouchpoint } from '#modules/touchpoints/contract/about-touchpoint.ts';
import type { TouchpointRow } from '#modules/touchpoints/contract/touchpoint.ts';

export interface TouchpointChoice {
  value: string;
  label: string;
}

/**
 * Search results labelled by suffix and purpose. Includes the selected touchpoint, otherwise its field would lose its
 * label.
 */
export function toTouchpointChoices(
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
