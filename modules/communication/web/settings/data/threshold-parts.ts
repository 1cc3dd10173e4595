const STEP = 2;

type Kind = 'manual' | 'approve' | 'send';

/** Bars of two points each for the drawing, and how many replies are in each part; the counts are by the exact score. */
export function thresholdParts(
  scores: readonly { score: number; replies: number }[],
  { send, approve }: { send: number; approve: number },
) {
  const kindOf = (score: number): Kind =>
    score >= send ? 'send' : score >= approve ? 'approve' : 'manual';
  const replies = { manual: 0, approve: 0, send: 0 };
  const bars = Array.from({ length: 100 / STEP }, (_, at) => ({
    from: at * STEP,
    kind: kindOf(at * STEP),
    share: 0,
  }));
  for (const one of scores) {
    replies[kindOf(one.score)] += one.replies;
    // The highest score has no step of its own, so that the bars are above the grips.
    const bar = bars[Math.min(bars.length - 1, Math.floor(one.score / STEP))];
    if (bar) bar.share += one.replies;
  }
  const most = Math.max(1, ...bars.map(({ share }) => share));
  return { bars: bars.map((bar) => ({ ...bar, share: bar.share / most })), replies };
}
