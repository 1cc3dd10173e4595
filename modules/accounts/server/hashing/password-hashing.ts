import { availableParallelism } from 'node:os';
import { HashingPool } from './hashing-pool.ts';

/**
 * One pool per process. It leaves a core free where there are several, and the last in the queue waits about two
 * seconds.
 */
export const passwordHashing = new HashingPool({
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  places: 96,
  placesEach: 24,
});
