import { destinationSchema } from '#modules/touchpoints/contract/destination.ts';
import type { GuardFinding } from '#modules/touchpoints/contract/print-guard.ts';
import type { DestinationCheck } from '../../data/use-destination-check.ts';

const WEIGHT = { stop: 0, warning: 1, fine: 2 } as const;

interface FormOnPaper {
  /** Null means the landing page of its product. */
  destUrl: string | null;
  answer: DestinationCheck;
  /** Undefined while the typed size is invalid. */
  sideMm: number | undefined;
}

/**
 * Combines the findings of the print check with unsaved form values: the typed destination, its check result, and an
 * invalid size. The most severe findings come first.
 */
export function foundByGuard(
  findings: readonly GuardFinding[],
  { destUrl, answer, sideMm }: FormOnPaper,
): GuardFinding[] {
  // The measured value belongs to the last valid size.
  const others = findings.filter(
    ({ check }) => check !== 'destination' && (check !== 'module' || sideMm !== undefined),
  );
  const noSide = { check: 'module', verdict: 'stop' } as const;
  return [
    ...others,
    ...(sideMm === undefined ? [noSide] : []),
    ...destinationFinding(destUrl, answer),
  ].sort((one, other) => WEIGHT[one.verdict] - WEIGHT[other.verdict]);
}

function destinationFinding(destUrl: string | null, answer: DestinationCheck): GuardFinding[] {
  const isWrong = destUrl !== null && !destinationSchema.safeParse(destUrl).success;
  const isRefused = typeof answer === 'object' && answer.fault !== null;
  if (isWrong || isRefused) return [{ check: 'destination', verdict: 'stop' }];
  if (answer === undefined || answer === 'asking' || answer.answers === 'unasked') return [];
  return [{ check: 'destination', verdict: answer.answers === 'yes' ? 'fine' : 'warning' }];
}
