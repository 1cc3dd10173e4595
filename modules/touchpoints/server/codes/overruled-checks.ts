import { isDeepStrictEqual } from 'node:util';
import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import type { GuardCheck } from '#modules/touchpoints/contract/print-guard.ts';
import type { KeptCode } from './kept-code.ts';

/** The findings that somebody answers for: of this very look, and not of a smaller print than they saw. */
export function overruledChecks(
  { overrule }: Pick<KeptCode, 'overrule'>,
  { style, sideMm }: { style: CodeStyle; sideMm: number },
): readonly GuardCheck[] {
  if (!overrule || sideMm < overrule.sideMm) return [];
  return isDeepStrictEqual(overrule.style, style) ? overrule.checks : [];
}
