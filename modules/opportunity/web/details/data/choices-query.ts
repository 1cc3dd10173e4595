import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';

/** The choices of the map as its calls take them: a comma inside of a value does not end it. */
export function choicesQuery(choices: MapChoices) {
  const { categories, sources, affiliations, activities, types, erpFrom, erpTo, ...rest } = choices;
  return {
    ...rest,
    ...listsOf({ categories, affiliations, activities, types }),
    ...(sources?.length && { sources: sources.join(',') }),
    ...(erpFrom !== undefined && { erpFrom }),
    ...(erpTo !== undefined && { erpTo }),
  };
}

/** Of calls that compare no sales. */
export function demandQuery(choices: MapChoices) {
  const { categories, sources, affiliations, activities, types, period } = choices;
  return {
    period,
    ...listsOf({ categories, affiliations, activities, types }),
    ...(sources?.length && { sources: sources.join(',') }),
  };
}

function listsOf<Name extends string>(
  lists: Record<Name, readonly string[] | undefined>,
): Partial<Record<Name, string>> {
  return Object.fromEntries(
    Object.entries<readonly string[] | undefined>(lists).flatMap(([name, values]) =>
      values?.length ? [[name, values.map(encodeURIComponent).join(',')]] : [],
    ),
  ) as Partial<Record<Name, string>>;
}
