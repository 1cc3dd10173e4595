import { IconAlertTriangle, IconCheck, IconChevronRight } from '@tabler/icons-react';
import type { ReplyCheck } from '#modules/communication/contract/reviews/reply.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCheckReason } from '../data/use-review-labels.ts';
import classes from './bot-evaluation.module.css';

/** Checks with their points; passed ones show their reason only on request. */
export function CheckList({
  checks,
  withAllReasons = false,
  listedPassed = checks.length,
  topics = '',
}: {
  checks: readonly ReplyCheck[];
  withAllReasons?: boolean;
  /** The heaviest of the passed checks are listed, and the others are in a line that unfolds. */
  listedPassed?: number;
  /** Names of the topics of the comment, beside their check. */
  topics?: string;
}) {
  const { t } = useTranslation();
  const lines = checkLines(checks);
  const passed = lines.filter((line) => line.passed);
  const isFolded = passed.length > listedPassed + 1;
  const folded = isFolded ? passed.slice(listedPassed) : [];
  const listed = lines.slice(0, lines.length - folded.length);
  return (
    <>
      <ul>
        {listed.map((line) => (
          <CheckRow
            key={line.check}
            line={line}
            withReason={withAllReasons || !line.passed}
            detail={line.check === 'topics' && line.passed ? topics : ''}
          />
        ))}
      </ul>
      {folded.length > 0 && (
        <details className={classes.folded}>
          <summary className={classes.check} data-passed="true">
            <Icon of={IconCheck} className={classes.icon} />
            <b className={classes.name}>
              {t('communication:evaluation.otherPassed', { count: folded.length })}
              <Icon of={IconChevronRight} size={14} className={classes.unfold} />
            </b>
            <span className={classes.points}>
              {t('communication:evaluation.points', {
                reached: sumOf(folded, ({ reached }) => reached),
                points: sumOf(folded, ({ points }) => points),
              })}
            </span>
          </summary>
          <ul>
            {folded.map((line) => (
              <CheckRow key={line.check} line={line} withReason={withAllReasons} detail="" />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type CheckLine = ReturnType<typeof checkLines>[number];

function CheckRow({
  line,
  withReason,
  detail,
}: {
  line: CheckLine;
  withReason: boolean;
  detail: string;
}) {
  const { t } = useTranslation();
  const { nameOf, reasonOf } = useCheckReason();
  const { check, passed, points, reached } = line;
  const reason = withReason ? reasonOf(line.reason) : undefined;
  return (
    <li className={classes.check} data-passed={passed}>
      <Icon of={passed ? IconCheck : IconAlertTriangle} className={classes.icon} />
      <b className={classes.name}>
        {nameOf(check)}
        {detail !== '' && <span className={classes.detail}> {detail}</span>}
      </b>
      <span className={classes.points}>
        {t('communication:evaluation.points', { reached, points })}
      </span>
      {reason !== undefined && <small className={classes.reason}>{reason}</small>}
    </li>
  );
}

function sumOf(lines: readonly CheckLine[], figure: (line: CheckLine) => number): number {
  return lines.reduce((sum, line) => sum + figure(line), 0);
}

/** Checks with their points of a hundred, failed ones first and the heaviest on top. */
export function checkLines(
  checks: readonly ReplyCheck[],
): (ReplyCheck & { points: number; reached: number })[] {
  const total = checks.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return checks
    .map((check) => {
      const { weight, passed, share = passed ? 1 : 0 } = check;
      const points = Math.round((100 * weight) / total);
      return { ...check, points, reached: Math.round(share * points) };
    })
    .toSorted(
      (one, other) => Number(one.passed) - Number(other.passed) || other.weight - one.weight,
    );
}
