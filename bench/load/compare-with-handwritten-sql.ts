import { isDeepStrictEqual } from 'node:util';
import type { Measurement } from '../../tools/bench/measurement.ts';
import { milliseconds } from './milliseconds.ts';
import { median } from './percentiles.ts';

/**
 * Compares a call with hand-written SQL. Both must return the same result, and they alternate so that load on the
 * machine affects both.
 */
export async function compareWithHandwrittenSql<Found extends { total: number }>(given: {
  /** `list of 1,000,000 contacts` */
  of: string;
  name: string;
  ours: () => Promise<Found>;
  byHand: () => Promise<Found>;
  /** A faster baseline to compare the time with, where `byHand` is slower than our limit allows. */
  timedBy?: () => Promise<unknown>;
  rounds: number;
  limit: number;
}): Promise<Measurement> {
  const { of, name, ours, byHand, timedBy = byHand, rounds, limit } = given;
  const [found, wanted] = [await ours(), await byHand()];
  if (!isDeepStrictEqual(found, wanted)) throw new Error(`${name}: the two do not answer the same`);
  const times = { ours: [] as number[], hand: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.hand.push(await milliseconds(timedBy));
    times.ours.push(await milliseconds(ours));
  }
  const [plain, call] = [median(times.hand), median(times.ours)];
  process.stdout.write(
    `  ${name}: by hand ${plain.toFixed(1)} ms, ours ${call.toFixed(1)} ms, ${found.total} in all\n`,
  );
  return {
    name: `${of}, ${name}, against the same SQL by hand`,
    value: call / plain,
    unit: '×',
    limit: { atMost: limit },
  };
}
