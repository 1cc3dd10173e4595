import type { ReplyCheck } from '#modules/communication/contract/replies/reply.ts';

/** Checks with their points of a hundred, failed ones first and the heaviest on top. */
export function checkLines(checks: readonly ReplyCheck[]): (ReplyCheck & { points: number })[] {
  const total = checks.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return checks
    .map((check) => ({ ...check, points: Math.round((100 * check.weight) / total) }))
    .toSorted(
      (one, other) => Number(one.passed) - Number(other.passed) || other.weight - one.weight,
    );
}
