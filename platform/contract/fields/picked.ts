/** Some parts of a record, by their names. */
export function picked<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;
}
