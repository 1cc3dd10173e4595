const TRIES = 5;
const DEADLOCK = '40P01';
const TAKEN = '23505';
/** Unique constraints that a concurrent request may violate between read and write. */
const TAKEN_MEANWHILE = new Set(['suffixes_pkey', 'touchpoints_of_product']);

/** Runs a transaction that reads and then writes, and retries it after a conflict with a concurrent request. */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isTakenMeanwhile(error)) throw error;
    }
  }
}

function isTakenMeanwhile(error: unknown): boolean {
  const { code, constraint = '' } = error as { code?: string; constraint?: string };
  return code === DEADLOCK || (code === TAKEN && TAKEN_MEANWHILE.has(constraint));
}
