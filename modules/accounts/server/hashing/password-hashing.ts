import { availableParallelism } from 'node:os';
import { HashingPool } from './hashing-pool.ts';

/** One of the process: a core is left to everybody else, and the last in line waits for some two seconds. */
export const passwordHashing = new HashingPool({
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  places: 96,
  placesEach: 24,
});
