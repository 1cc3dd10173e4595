const TRIES = 5;
const DEADLOCK = '40P01';

/** Runs a whole transaction again after PostgreSQL ended it to resolve a deadlock; the other side has gone on by then. */
export async function retryDeadlocks<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === TRIES || (error as { code?: string }).code !== DEADLOCK) throw error;
    }
  }
}
