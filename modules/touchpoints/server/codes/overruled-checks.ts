import { isDeepStrictEqual } from 'node:util';
import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import type { GuardCheck } from '#modules/touchpoints/contract/print-guard.ts';
import type { StoredCode } from './stored-code.ts';

/** Accepted findings; they only apply to the same style and at least the same print size. */
export function overruledChecks(
  { overrule }: Pick<StoredCode, 'overrule'>,
  { style, sideMm }: { style: CodeStyle; sideMm: number },
): readonly GuardCheck[] {
  if (!overrule || sideMm < overrule.sideMm) return [];
  return isDeepStrictEqual(overrule.style, style) ? overrule.checks : [];
}
