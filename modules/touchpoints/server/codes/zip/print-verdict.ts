import type { GuardFinding } from '#modules/touchpoints/contract/print-guard.ts';
import type { Translate } from '#platform/server/texts/texts.ts';

/**
 * "Ready to print" or "Error: contrast, dot size", in the language of the requesting user. A missing logo is always
 * mentioned.
 */
export function printVerdict(
  findings: readonly GuardFinding[],
  { isLogoMissing, translate }: { isLogoMissing: boolean; translate: Translate },
): string {
  const wordOf = (check: GuardFinding['check'] | 'logoMissing') =>
    translate(`touchpoints:manifest.check.${check}`);
  const checksOf = (verdict: GuardFinding['verdict']) =>
    findings
      .filter((finding) => finding.verdict === verdict)
      .map(({ check, isOverruled }) =>
        isOverruled
          ? translate('touchpoints:manifest.approved', { check: wordOf(check) })
          : wordOf(check),
      );
  const missing = isLogoMissing ? [wordOf('logoMissing')] : [];
  const stops = checksOf('stop');
  if (stops.length > 0)
    return translate('touchpoints:manifest.stop', { checks: [...stops, ...missing].join(', ') });
  const warnings = [...checksOf('warning'), ...missing];
  return warnings.length > 0
    ? translate('touchpoints:manifest.warning', { checks: warnings.join(', ') })
    : translate('touchpoints:guard.allFine');
}
