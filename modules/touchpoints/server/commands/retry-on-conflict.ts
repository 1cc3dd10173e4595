const TRIES = 5;
const DEADLOCK = '40P01';
const TAKEN = '23505';
/** What somebody else took between looking and writing. */
const TAKEN_MEANWHILE = new Set(['suffixes_pkey', 'touchpoints_of_product']);

/** Does work whose transaction looks and then writes; where somebody was quicker it looks again. */
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
