import type { GuardCheck, GuardFinding } from '#modules/touchpoints/contract/print-guard.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { numberTag } from '#platform/contract/text/intl-tag.ts';
import type { Translate } from '#platform/server/texts/texts.ts';

const CHECK_TEXTS: Record<GuardCheck, string> = {
  contrast: 'touchpoints:proof.check.contrast',
  inverted: 'touchpoints:proof.check.inverted',
  module: 'touchpoints:proof.check.module',
  quietZone: 'touchpoints:proof.check.quietZone',
  logo: 'touchpoints:proof.check.logo',
  notYet: 'touchpoints:proof.check.notYet',
  over: 'touchpoints:proof.check.over',
  ends: 'touchpoints:proof.check.ends',
  spent: 'touchpoints:proof.check.spent',
  cap: 'touchpoints:proof.check.cap',
  destination: 'touchpoints:proof.check.destination',
};
const VERDICT_TEXTS: Record<GuardFinding['verdict'], string> = {
  stop: 'touchpoints:proof.verdict.stop',
  warning: 'touchpoints:proof.verdict.warning',
  fine: 'touchpoints:proof.verdict.fine',
};

/** Findings of the print check as text. */
export function guardLines(
  findings: readonly GuardFinding[],
  { translate, locale }: { translate: Translate; locale: Locale },
): { verdict: string; text: string }[] {
  return findings.map(({ check, verdict, isOverruled, measured = 0, limit = 0 }) => {
    const asShare = check === 'logo';
    const number = new Intl.NumberFormat(numberTag(locale), {
      style: asShare ? 'percent' : 'decimal',
      maximumFractionDigits: asShare ? 1 : 2,
    });
    return {
      verdict: translate(
        isOverruled ? 'touchpoints:proof.verdict.overruled' : VERDICT_TEXTS[verdict],
      ),
      text: translate(CHECK_TEXTS[check], {
        measured: number.format(measured),
        limit: number.format(limit),
      }),
    };
  });
}
