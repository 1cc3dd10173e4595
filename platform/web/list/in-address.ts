/** The question of a list, for a call that is asked by its address alone. */
export function inAddress<Question extends { groups: readonly object[]; sortDesc: boolean }>({
  sortDesc,
  ...rest
}: Question) {
  return { ...filterInAddress(rest), sortDesc: String(sortDesc) };
}

export function filterInAddress<Filter extends { groups: readonly object[] }>({
  groups,
  ...rest
}: Filter) {
  return { ...rest, ...(groups.length > 0 && { groups: JSON.stringify(groups) }) };
}
