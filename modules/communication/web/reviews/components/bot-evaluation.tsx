import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle, IconCheck, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { getBotEvaluationCall } from '#modules/communication/contract/replies/reply-calls.ts';
import type { ReplyCheck } from '#modules/communication/contract/reviews/reply.ts';
import type { Review } from '#modules/communication/contract/reviews/review.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { reviewActions } from '../data/review-actions.ts';
import { decisionSentence, useCheckReason } from '../data/use-review-labels.ts';
import type { Triage } from '../data/use-triage.ts';
import classes from './bot-evaluation.module.css';

/** Delay after typing before the text is evaluated again. */
const PAUSE_MS = 600;
/** Longer texts do not fit into a URL; they are evaluated after saving. */
const LONGEST_IN_ADDRESS = 6_000;

/**
 * Why the reply is sent automatically, waits or is left to a user: the score between two thresholds, and each check
 * [REV-06].
 */
export function BotEvaluation({ review, triage }: { review: Review; triage: Triage }) {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const [areReasonsOpen, setReasonsOpen] = useState(false);
  const [typed] = useDebouncedValue(
    triage.isChanged(review) ? triage.textOf(review) : '',
    PAUSE_MS,
  );
  const isEvaluated = typed.trim() !== '' && encodeURIComponent(typed).length < LONGEST_IN_ADDRESS;
  const { data: answer } = useCall(
    getBotEvaluationCall,
    { query: { brandId, reviewId: review.id, ...(isEvaluated && { text: typed }) } },
    { enabled: isEvaluated || Boolean(review.response?.evaluation) },
  );
  const stored = review.response?.evaluation;
  const evaluation = isEvaluated ? (answer?.evaluation ?? stored) : (stored ?? answer?.evaluation);
  const rewrite = reviewActions(review, triage.mayAnswer).rewrite && (
    <ActionButton
      variant="default"
      fullWidth
      leftSection={<Icon of={IconSparkles} />}
      isBusy={triage.isBusy}
      onClick={() => void triage.rewrite(review)}
    >
      {review.response ? t('communication:reviews.rewrite') : t('communication:reviews.propose')}
    </ActionButton>
  );
  const sentence = decisionSentence(review, answer?.thresholds.send);
  if (!evaluation)
    return (
      <aside className={classes.panel} aria-labelledby="evaluation">
        <h2 className={classes.title} id="evaluation">
          {t('communication:evaluation.title')}
        </h2>
        <p className={classes.sentence}>
          {sentence
            ? t(`communication:decisionReason.${sentence}`)
            : t('communication:evaluation.none')}
        </p>
        {rewrite}
      </aside>
    );
  const { score } = evaluation;
  const decision = (isEvaluated && answer?.decision) || review.response?.decision;
  return (
    <aside className={classes.panel} aria-labelledby="evaluation">
      <div className={classes.head}>
        <h2 className={classes.title} id="evaluation">
          {t('communication:evaluation.title')}
        </h2>
        <b className={classes.score}>{score}</b>
      </div>
      {answer && <ScoreLine score={score} thresholds={answer.thresholds} />}
      {decision && (
        <p className={classes.decision}>
          <b>{t(`communication:settings.decision.${decision}`)}</b>
          {!isEvaluated && sentence && t(`communication:decisionReason.${sentence}`)}
        </p>
      )}
      {answer && (
        <p className={classes.sentence}>
          {t('communication:evaluation.from', { send: answer.thresholds.send })}{' '}
          {score < answer.thresholds.send &&
            t('communication:evaluation.missing', { count: answer.thresholds.send - score })}
        </p>
      )}
      <CheckList checks={evaluation.checks} withAllReasons={areReasonsOpen} />
      {evaluation.checks.some(({ passed }) => passed) && (
        <p className={classes.toggle}>
          <LinkButton
            aria-expanded={areReasonsOpen}
            onClick={() => setReasonsOpen(!areReasonsOpen)}
          >
            {areReasonsOpen
              ? t('communication:evaluation.hideReasons')
              : t('communication:evaluation.showReasons')}
          </LinkButton>
        </p>
      )}
      {rewrite}
    </aside>
  );
}

/** The score on a line with both thresholds, and the score before a change as a ring. */
export function ScoreLine({
  score,
  before,
  thresholds: { send, approve },
  hasAllZones = false,
}: {
  score: number;
  before?: number | undefined;
  thresholds: { send: number; approve: number };
  /** Also names the zone of automatic replies. */
  hasAllZones?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <div
      className={classes.scale}
      role="img"
      aria-label={t('communication:evaluation.scale', { score, send, approve })}
    >
      <i className={classes.reached} style={{ width: `${score}%` }} />
      <i className={classes.threshold} style={{ left: `${approve}%` }} />
      <i className={classes.threshold} style={{ left: `${send}%` }} />
      {before !== undefined && before !== score && (
        <i className={classes.before} style={{ left: `${before}%` }} />
      )}
      <i className={classes.dot} style={{ left: `${score}%` }} />
      <span
        className={classes.zones}
        style={{
          '--manual': `${approve}fr`,
          '--approve': `${send - approve}fr`,
          '--send': `${100 - send}fr`,
        }}
      >
        <span>{t('communication:evaluation.youWrite')}</span>
        <span>{t('communication:evaluation.youApprove')}</span>
        <span>{hasAllZones && t('communication:evaluation.sent')}</span>
      </span>
    </div>
  );
}

/** Checks with their points; passed ones show their reason only on request, or share one line. */
export function CheckList({
  checks,
  withAllReasons = false,
  mergesPassed = false,
}: {
  checks: readonly ReplyCheck[];
  withAllReasons?: boolean;
  mergesPassed?: boolean;
}) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const { nameOf, reasonOf } = useCheckReason();
  const lines = checkLines(checks);
  const merged = mergesPassed ? lines.filter(({ passed }) => passed) : [];
  const ofMerged = pointsOf(merged, checks);
  return (
    <ul>
      {lines
        .slice(0, lines.length - merged.length)
        .map(({ check, passed, points, reached, reason }) => (
          <li key={check} className={classes.check} data-passed={passed}>
            <Icon of={passed ? IconCheck : IconAlertTriangle} className={classes.icon} />
            <b className={classes.name}>{nameOf(check)}</b>
            <span className={classes.points}>
              {t('communication:evaluation.points', { reached, points })}
            </span>
            {(withAllReasons || !passed) && <Reason text={reasonOf(reason)} />}
          </li>
        ))}
      {merged.length > 0 && (
        <li className={classes.check} data-passed>
          <Icon of={IconCheck} className={classes.icon} />
          <b className={classes.name}>{list(merged.map(({ check }) => nameOf(check)))}</b>
          <span className={classes.points}>{t('communication:evaluation.points', ofMerged)}</span>
        </li>
      )}
    </ul>
  );
}

function Reason({ text }: { text: string | undefined }) {
  return text !== undefined && <small className={classes.reason}>{text}</small>;
}

/** Points of some checks together, rounded once, so that all of them are a hundred. */
function pointsOf(some: readonly ReplyCheck[], all: readonly ReplyCheck[]) {
  const total = all.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const rounded = (weights: readonly number[]) =>
    Math.round((100 * weights.reduce((one, other) => one + other, 0)) / total);
  return {
    points: rounded(some.map(({ weight }) => weight)),
    reached: rounded(some.map(({ weight, share = 1 }) => weight * share)),
  };
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
