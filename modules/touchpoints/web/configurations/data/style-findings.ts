import {
  type CodeStyle,
  codeStyleSchema,
  SIDE_MM,
} from '#modules/touchpoints/contract/code-style.ts';
import {
  type GuardCheck,
  type GuardFinding,
  printGuard,
} from '#modules/touchpoints/contract/print-guard.ts';

/** Checks that depend only on the style. */
const CHECKS: readonly GuardCheck[] = ['contrast', 'inverted', 'quietZone', 'logo'];
/** Of the code of a usual short URL, for a brand that has none to show yet. */
const USUAL_MODULES = 29;

/** Findings of the print check for every code with this style; empty while a colour is incomplete. */
export function styleFindings(typed: CodeStyle, modules = USUAL_MODULES): GuardFinding[] {
  const style = codeStyleSchema.safeParse(typed).data;
  if (!style) return [];
  return printGuard({
    style,
    modules,
    sideMm: SIDE_MM.usual,
    // A brand without a logo has its initials there.
    hasLogo: style.logo !== 'none',
    quantity: null,
    startsAt: null,
    endsAt: null,
    now: new Date(),
    overruled: [],
    visitCap: null,
    visits: 0,
    destinationAnswers: undefined,
  }).filter(({ check }) => CHECKS.includes(check));
}
