import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCheck,
  IconShieldCheck,
} from '@tabler/icons-react';
import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import type { GuardFinding } from '#modules/touchpoints/contract/print-guard.ts';
import type { IsoDate } from '#platform/web/date-range/iso-date.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useGuardTexts } from '../../data/use-guard-texts.ts';
import classes from './print-guard.module.css';

const ICONS = { stop: IconAlertCircle, warning: IconAlertTriangle, fine: IconCheck } as const;

export interface PrintGuardProps {
  findings: readonly GuardFinding[];
  style: CodeStyle;
  /** Undefined while the typed size is invalid. */
  sideMm?: number | undefined;
  started?: IsoDate | null;
  ended?: IsoDate | null;
  hasFallback?: boolean;
  canRepair: boolean;
  onRepair: (finding: GuardFinding) => void;
}

/** Findings of the print check: the measured value, why it matters, and a value that would pass. */
export function PrintGuard({ findings, canRepair, onRepair, ...printJob }: PrintGuardProps) {
  const { t } = useTranslation();
  const describeFinding = useGuardTexts(printJob);
  const count = (verdict: GuardFinding['verdict']) =>
    findings.filter((finding) => finding.verdict === verdict).length;
  const [stops, warnings] = [count('stop'), count('warning')];
  if (findings.length === 0) return null;
  return (
    <section className={classes.guard} aria-label={t('touchpoints:guard.title')}>
      <div className={classes.head} role="status">
        <Icon of={IconShieldCheck} />
        <h3>{t('touchpoints:guard.title')}</h3>
        {stops > 0 && <b data-verdict="stop">{t('touchpoints:guard.stops', { count: stops })}</b>}
        {warnings > 0 && (
          <b data-verdict="warning">{t('touchpoints:guard.warnings', { count: warnings })}</b>
        )}
        {stops + warnings === 0 && <b data-verdict="fine">{t('touchpoints:guard.allFine')}</b>}
      </div>
      <ul>
        {findings.map((finding) => {
          const { said, why, repair: repairLabel } = describeFinding(finding);
          const { check, verdict } = finding;
          return (
            <li key={check} className={classes.finding} data-verdict={verdict}>
              <Icon of={ICONS[verdict]} />
              <span>
                {said}
                {finding.isOverruled ? (
                  <small>{t('touchpoints:guard.overruled')}</small>
                ) : (
                  why !== undefined && <small>{why}</small>
                )}
              </span>
              {canRepair && repairLabel !== undefined && (
                <LinkButton className={classes.act} onClick={() => onRepair(finding)}>
                  {repairLabel}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
