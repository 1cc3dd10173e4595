import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';

/** The choices of the map as its calls take them. */
export function choicesQuery(choices: MapChoices) {
  return { ...salesQuery(choices), period: choices.period };
}

/** Of calls that compare sales alone. */
export function salesQuery(choices: MapChoices) {
  const { against, erpPeriod, reference, erpFrom, erpTo } = choices;
  return {
    ...filterQuery(choices),
    ...{ against, erpPeriod, reference },
    // Days that were chosen before another period are of no account.
    ...(erpPeriod === 'custom' && erpFrom !== undefined && { erpFrom }),
    ...(erpPeriod === 'custom' && erpTo !== undefined && { erpTo }),
  };
}

/** Of calls that compare no sales. */
export function demandQuery(choices: MapChoices) {
  return { ...filterQuery(choices), period: choices.period };
}

/** Of calls without a period. A comma inside of a value does not end it. */
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
