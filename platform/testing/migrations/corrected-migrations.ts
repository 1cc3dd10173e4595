/** A released migration whose statements were changed, and the reason. */
interface CorrectedMigration {
  /** Its fingerprint when it was landed. */
  landedAs: string;
  /** The migration that brings databases which ran the original to the same state. */
  repairedBy: string;
  reason: string;
}

/**
 * The exception to "a landed migration is never changed": one that fails for the database role that the README
 * requires. A new migration cannot fix it, because the start never reaches it. Databases where it did run have the old
 * objects, so a second migration repairs them; `suite/server/upgrade` compares both paths object by object.
 */
export const correctedMigrations: Readonly<Record<string, CorrectedMigration>> = {
  '2026-11-21-41-platform-erase-persons': {
    landedAs: 'a833dc174df074591b77854a45fc1da5',
    repairedBy: '2026-11-25-11-platform-repair-erasure',
    reason: 'only a superuser may create a function with a `set app.blanking` clause',
  },
};
