/** Whether a form has this field: `address.city`, or `suffixes.0.text` in a list of any length. */
export function hasPath(values: unknown, path: string): boolean {
  let value = values;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    value = (value as Record<string, unknown>)[key];
  }
  return true;
}
