/** Compares the current migrations with the fingerprints of their first release and returns one message per problem. */
export function changedMigrations(
  landed: Readonly<Record<string, string>>,
  today: Readonly<Record<string, string>>,
): string[] {
  const gone = Object.keys(landed).filter((name) => !(name in today));
  const changed = Object.keys(today).filter((name) => landed[name] && landed[name] !== today[name]);
  return [
    ...gone.map(
      (name) =>
        `${name} has landed and is gone: databases that have applied it would not start any more. Put it back; what it did is undone by a new migration.`,
    ),
    ...changed.map(
      (name) =>
        `${name} has landed and does something else now: databases that have applied it will never get that. Put it back as it was (a helper it calls may have changed) and make the change in a new migration.`,
    ),
  ];
}
