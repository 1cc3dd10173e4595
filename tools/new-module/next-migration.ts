/** Day and number of a migration after all existing ones, because a new table depends on them. */
export function nextMigration(names: readonly string[], today: Date): string {
  const day = today.toISOString().slice(0, 10);
  const last = names.toSorted().at(-1) ?? '';
  if (last.slice(0, 10) < day) return `${day}-01`;
  const number = Number.parseInt(last.slice(11), 10) + 1;
  return `${last.slice(0, 10)}-${String(number).padStart(2, '0')}`;
}
