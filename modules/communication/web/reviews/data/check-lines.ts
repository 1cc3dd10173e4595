import type { ReplyCheck } from '#modules/communication/contract/replies/reply.ts';

/** Checks with their points of a hundred, failed ones first and the heaviest on top. */
export function checkLines(
  checks: readonly ReplyCheck[],
): (ReplyCheck & { points: number; reached: number })[] {
  const total = checks.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return checks
    .map((check) => {
      const { weight, passed, share = passed ? 1 : 0 } = check;
      const points = Math.round((100 * weight) / total);
      return { ...check, points, reached: Math.round(share * points) };
    })
    .toSorted(
      (one, other) => Number(one.passed) - Number(other.passed) || other.weight - one.weight,
    );
}
