/** A landed migration whose statements were changed, and why that was the only way. */
interface CorrectedMigration {
  /** The fingerprint that it landed with. */
  landedAs: string;
  /** The migration that brings databases which ran it in that form to the same end. */
  repairedBy: string;
  reason: string;
}

/**
 * The one exception to "a landed migration is never changed": one that fails for the role that README asks for. A new
 * migration cannot help there, since the start never reaches it. Whoever could run it got the old objects, so a second
 * migration repairs these; `suite/server/upgrade` compares both ways object by object.
 */
export const correctedMigrations: Readonly<Record<string, CorrectedMigration>> = {
  '2026-11-21-41-platform-erase-persons': {
    landedAs: 'a833dc174df074591b77854a45fc1da5',
    repairedBy: '2026-11-25-11-platform-repair-erasure',
    reason: 'only a superuser may create a function with a `set app.blanking` clause',
  },
};
