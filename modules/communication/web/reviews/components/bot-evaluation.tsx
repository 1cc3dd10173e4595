import { useDebouncedValue } from '@mantine/hooks';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { getBotEvaluationCall } from '#modules/communication/contract/replies/reply-calls.ts';
import type { Review } from '#modules/communication/contract/reviews/review.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { reviewActions } from '../data/review-actions.ts';
import { decisionSentence } from '../data/use-review-labels.ts';
import type { Triage } from '../data/use-triage.ts';
import classes from './bot-evaluation.module.css';
import { CheckList } from './check-list.tsx';

/** Delay after typing before the text is evaluated again. */
const PAUSE_MS = 600;
/** The button for another reply is in view below the list. */
const LISTED_PASSED = 4;
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
          <b>{t(`communication:settings.decision.${decision}`)}</b>{' '}
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
      <CheckList
        checks={evaluation.checks}
        withAllReasons={areReasonsOpen}
        {...(!areReasonsOpen && { listedPassed: LISTED_PASSED })}
      />
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
}: {
  score: number;
  before?: number | undefined;
  thresholds: { send: number; approve: number };
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
        <i className={classes.before} style={{ left: dotPlace(before) }} />
      )}
      <i className={classes.dot} style={{ left: dotPlace(score) }} />
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
        <span>{t('communication:evaluation.sent')}</span>
      </span>
    </div>
  );
}

/** The whole dot is on the line, also at its ends. */
const dotPlace = (score: number) => `clamp(7px, ${score}%, 100% - 7px)`;
