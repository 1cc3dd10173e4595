import pg from 'pg';

/** Tells a duplicate apart from every other failure, so that two writers at once end in a clear refusal. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  );
}
