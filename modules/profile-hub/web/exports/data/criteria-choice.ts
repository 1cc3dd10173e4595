/** The criteria of a file in their order, and which of them are in it. */
export interface CriteriaChoice {
  order: readonly string[];
  leftOut: ReadonlySet<string>;
}

export function everyCriterion(slugs: readonly string[]): CriteriaChoice {
  return { order: slugs, leftOut: new Set() };
}

/** Columns for the call; undefined for all criteria in default order. */
export function chosenColumns(
  { order, leftOut }: CriteriaChoice,
  slugs: readonly string[],
): string[] | undefined {
  const chosen = order.filter((slug) => !leftOut.has(slug));
  const isUntouched =
    chosen.length === slugs.length && chosen.every((slug, at) => slug === slugs[at]);
  return isUntouched ? undefined : chosen;
}

export function toggleCriterion(choice: CriteriaChoice, slug: string): CriteriaChoice {
  const leftOut = new Set(choice.leftOut);
  if (!leftOut.delete(slug)) leftOut.add(slug);
  return { ...choice, leftOut };
}

export function toggleAll({ order, leftOut }: CriteriaChoice): CriteriaChoice {
  return { order, leftOut: new Set(leftOut.size === 0 ? order : []) };
}

/** To the place of another; whatever lies between moves up. */
export function placeCriterion(choice: CriteriaChoice, slug: string, to: number): CriteriaChoice {
  const others = choice.order.filter((one) => one !== slug);
  const place = Math.max(0, Math.min(to, others.length));
  return { ...choice, order: [...others.slice(0, place), slug, ...others.slice(place)] };
}
