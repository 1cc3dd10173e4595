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

/** Those that the look alone decides. */
const CHECKS: readonly GuardCheck[] = ['contrast', 'inverted', 'quietZone', 'logo'];
/** Of the code of a usual short URL, for a brand that has none to show yet. */
const USUAL_MODULES = 29;

/** What the print guard will say about every code with this look; nothing while a colour is half typed. */
export function lookFindings(typed: CodeStyle, modules = USUAL_MODULES): GuardFinding[] {
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
