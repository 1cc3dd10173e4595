/** A list query for a call that takes only URL parameters. */
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
