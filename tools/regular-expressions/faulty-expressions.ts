import listed from './accepted-expressions.json' with { type: 'json' };
import { findExpressions } from './find-expressions.ts';
import { isSuperLinear } from './is-super-linear.ts';

/** An expression that the check cannot clear, and what bounds its text or its time. */
interface AcceptedExpression {
  path: string;
  written: string;
  reason: string;
}

/** Files without any of these cannot hold an expression and are not parsed. */
const MAY_HOLD_ONE = /[=(,:[!&|?{};>]\s*\/(?![/*])|return \/|^\s*\/(?![/*])|\bRegExp\b/m;

/** The expressions that can take more than linear time, and the entries of the list that no longer fit. */
export function faultyExpressions(
  sources: readonly { path: string; text: string }[],
  accepted: readonly AcceptedExpression[] = listed,
): { where: string; reason: string }[] {
  const unused = new Set(accepted);
  const faults = sources
    .filter(({ text }) => MAY_HOLD_ONE.test(text))
    .flatMap(({ path, text }) =>
      findExpressions(path, text).flatMap(({ line, written, pattern }) => {
        const verdict = pattern && isSuperLinear(pattern.source, pattern.flags);
        if (verdict === false) return [];
        const entry = accepted.find((one) => one.path === path && one.written === written);
        if (entry) {
          unused.delete(entry);
          return [];
        }
        return { where: `${path}:${line}`, reason: `${written} ${reasonOf(verdict)}` };
      }),
    );
  return [
    ...faults,
    ...[...unused].map(({ path, written }) => ({
      where: 'tools/regular-expressions/accepted-expressions.json',
      reason: `lists ${written} of ${path}, which needs no entry: take it out`,
    })),
  ];
}

function reasonOf(verdict: true | undefined): string {
  return verdict
    ? 'can take more than linear time: rewrite it, or list it with what bounds its text'
    : 'cannot be checked: list it with the reason why it is linear';
}
