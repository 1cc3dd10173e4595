import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';

/** Choices of the map as parameters of its calls. */
export function choicesQuery(choices: MapChoices) {
  return { ...salesQuery(choices), period: choices.period };
}

/** Parameters of calls that only compare sales. */
export function salesQuery(choices: MapChoices) {
  const { against, erpPeriod, reference, erpFrom, erpTo } = choices;
  return {
    ...filterQuery(choices),
    ...{ against, erpPeriod, reference },
    // Custom days of another period are ignored.
    ...(erpPeriod === 'custom' && erpFrom !== undefined && { erpFrom }),
    ...(erpPeriod === 'custom' && erpTo !== undefined && { erpTo }),
  };
}

/** Parameters of calls without sales. */
export function demandQuery(choices: MapChoices) {
  return { ...filterQuery(choices), period: choices.period };
}

/** Parameters of calls without a period. Commas within values are escaped. */
export function filterQuery({
  categories,
  sources,
  affiliations,
  activities,
  types,
}: Pick<MapChoices, 'categories' | 'sources' | 'affiliations' | 'activities' | 'types'>) {
  return {
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
