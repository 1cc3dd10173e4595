import type { GuardFinding } from '#modules/touchpoints/contract/print-guard.ts';
import type { DestinationAnswer } from '../../data/use-destination-check.ts';

const WEIGHT = { stop: 0, warning: 1, fine: 2 } as const;

/** What the print guard found, with what the destination answered meanwhile; what speaks against printing comes first. */
export function foundByGuard(
  findings: readonly GuardFinding[],
  answer: DestinationAnswer,
): GuardFinding[] {
  const others = findings.filter(({ check }) => check !== 'destination');
  return [...others, ...destinationFinding(answer)].sort(
    (one, other) => WEIGHT[one.verdict] - WEIGHT[other.verdict],
  );
}

function destinationFinding(answer: DestinationAnswer): GuardFinding[] {
  if (answer === undefined || answer === 'asking' || answer.answers === 'unasked') return [];
  const isFine = answer.answers === 'yes' && answer.fault === null;
  return [{ check: 'destination', verdict: isFine ? 'fine' : 'warning' }];
}
