import { ActionIcon } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import {
  type ReplySettings,
  replySettingsSchema,
} from '#modules/communication/contract/replies/reply-settings.ts';
import {
  compareReplySettingsCall,
  tryReplySettingsCall,
} from '#modules/communication/contract/replies/settings-calls.ts';
import { listReviewsCall } from '#modules/communication/contract/reviews/review-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Stars } from '#platform/web/display/states/rating.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { ScoreLine } from '../../reviews/components/bot-evaluation.tsx';
import { CheckList } from '../../reviews/components/check-list.tsx';
import { MarkedReply } from '../../reviews/components/marked-reply.tsx';
import { commentPieces } from '../../reviews/components/review-comment.tsx';
import { reasonSentence, useReviewLabels } from '../../reviews/data/use-review-labels.ts';
import type { UsedTemplate } from '../data/template-matrix.ts';
import classes from './try-panel.module.css';

const PAUSE_MS = 600;
/** Maximum number of newest reviews with a comment to browse. */
const REVIEWS = 50;
const LONGEST = 600;

/** Preview of the bot's replies to real reviews of the brand with unsaved settings [REV-07]. */
export function TryPanel({
  settings,
  changes,
  onTried,
}: {
  settings: ReplySettings;
  changes: number;
  /** Called with the template that answers the shown review, if any. */
  onTried: (used: UsedTemplate | undefined) => void;
}) {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const [at, setAt] = useState(0);
  const [debouncedSettings] = useDebouncedValue(JSON.stringify(settings), PAUSE_MS);
  const read = replySettingsSchema.safeParse(JSON.parse(debouncedSettings));
  const isAskable = read.success;
  const given = isAskable ? read.data : settings;
  const list = useCall(listReviewsCall, {
    query: { brandId, with_comment: 'true', size: String(REVIEWS) },
  });
  const reviews = list.data?.items ?? [];
  const reviewId = reviews[at]?.id;
  const body = { brandId, settings: given };
  const tried = useCall(
    tryReplySettingsCall,
    { body: { ...body, ...(reviewId && { reviewId }) } },
    { enabled: isAskable && reviewId !== undefined },
  );
  const { review, saved = null, changed = null } = tried.data ?? {};
  const templateId = (changed ?? saved)?.templateId;
  useEffect(() => {
    if (!templateId || !review) return onTried(undefined);
    const { grade, comment, sentiment, topics } = review;
    onTried({
      id: templateId,
      grade,
      topics: topics.map(({ topic }) => topic),
      isBlank: comment.trim() === '' || sentiment === 'BL',
    });
  }, [templateId, review, onTried]);
  if (list.data && reviews.length === 0)
    return (
      <div className={classes.try}>
        <h2>{t('communication:settings.try')}</h2>
        <p className={classes.empty}>{t('communication:settings.tryNone')}</p>
      </div>
    );
  return (
    <div className={classes.try}>
      <header className={classes.tryHead}>
        <h2>{t('communication:settings.try')}</h2>
        <p>
          {t(changes > 0 ? 'communication:settings.tryUnsaved' : 'communication:settings.trySaved')}
        </p>
        <span className={classes.walk}>
          {list.data && t('communication:settings.tryAt', { at: at + 1, total: reviews.length })}
          <ActionIcon
            variant="subtle"
            aria-label={t('communication:settings.previousReview')}
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          >
            <Icon of={IconChevronUp} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label={t('communication:settings.nextReview')}
            disabled={at >= reviews.length - 1}
            onClick={() => setAt(at + 1)}
          >
            <Icon of={IconChevronDown} />
          </ActionIcon>
        </span>
      </header>
      {!isAskable && <p className={classes.empty}>{t('communication:settings.tryWrong')}</p>}
      {review && (
        <TriedReply
          review={review}
          saved={saved}
          changed={changed}
          hasChanges={changes > 0}
          thresholds={given.thresholds}
          isStale={tried.isFetching}
        />
      )}
      {changes > 0 && isAskable && <Comparison settings={given} />}
    </div>
  );
}

type Tried = CallOutput<typeof tryReplySettingsCall>;

/** A review, the reply with the unsaved settings, and its score next to that of the saved settings. */
function TriedReply({
  review,
  saved,
  changed,
  hasChanges,
  thresholds,
  isStale,
}: {
  review: NonNullable<Tried['review']>;
  saved: Tried['saved'];
  changed: Tried['changed'];
  hasChanges: boolean;
  thresholds: { send: number; approve: number };
  isStale: boolean;
}) {
  const { t } = useTranslation();
  const { date, list } = useFormat();
  const labels = useReviewLabels();
  const shown = changed ?? saved;
  if (!shown) return <p className={classes.empty}>{t('communication:settings.noReplyWritten')}</p>;
  const { score, checks } = shown.evaluation;
  const before = hasChanges && saved ? saved.evaluation.score : undefined;
  const byScore =
    score >= thresholds.send ? 'send' : score >= thresholds.approve ? 'approve' : 'manual';
  return (
    <article className={classes.tried} data-stale={isStale} aria-busy={isStale}>
      <p className={classes.reviewer}>
        <Stars grade={review.grade} /> <b>{review.username}</b>
        <small>
          {[t(`communication:reviewOrigin.${review.origin}`), date(review.date)].join(', ')}
        </small>
      </p>
      <blockquote className={classes.comment} dir="auto">
        {commentPieces(
          review.comment.slice(0, LONGEST),
          review.topics.flatMap(({ words }) => words),
        ).map(({ text, isMarked }, at) =>
          isMarked ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
            <b key={at}>{text}</b>
          ) : (
            text
          ),
        )}
        {review.comment.length > LONGEST && '…'}
      </blockquote>
      <div className={classes.reply} dir="auto" lang={review.locale ?? undefined}>
        <MarkedReply text={shown.text} marks={shown.marks} />
      </div>
      <div className={classes.writer}>
        <p>
          {shown.template === null
            ? t(`communication:replyWriter.${shown.writer}`)
            : t('communication:replyWriter.templateNamed', { name: shown.template })}
        </p>
        {hasChanges && saved && saved.text !== shown.text && (
          <details className={classes.before}>
            <summary>{t('communication:settings.replyBefore')}</summary>
            <div className={classes.reply} dir="auto" lang={review.locale ?? undefined}>
              {saved.text}
            </div>
          </details>
        )}
      </div>
      <header className={classes.score}>
        <h3>{t('communication:settings.score')}</h3>
        {before !== undefined && (
          <small>{t('communication:settings.scoreSaved', { score: before })}</small>
        )}
        <b>{score}</b>
      </header>
      <ScoreLine score={score} before={before} thresholds={thresholds} />
      {/* A rule, the stars or a failed check may decide instead of the score. */}
      {shown.decision !== byScore && (
        <p className={classes.decision}>
          <b>{t(`communication:settings.decision.${shown.decision}`)}</b>{' '}
          {t(`communication:decisionReason.${reasonSentence(shown.reason, shown.decision)}`)}
        </p>
      )}
      <CheckList
        checks={checks}
        // Fewer beside the comparison, so that it is in view.
        listedPassed={hasChanges ? 2 : 3}
        topics={list([...new Set(review.topics.map(({ topic }) => labels.topic(topic)))])}
      />
    </article>
  );
}

/** What would have happened to last month's replies with the saved and with the changed settings. */
function Comparison({ settings }: { settings: ReplySettings }) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const { brandId } = useCurrentClient();
  const { data } = useCall(compareReplySettingsCall, { body: { brandId, settings } });
  if (!data) return null;
  const { replies, saved, changed, corrected } = data;
  const share = (count: number) => percent(replies ? count / replies : 0);
  const rows = { saved, changed };
  return (
    <section className={classes.compare} aria-label={t('communication:settings.compare')}>
      <h3>
        {t('communication:settings.onReplies', { count: replies, formatted: number(replies) })}
      </h3>
      {(['saved', 'changed'] as const).map((name) => {
        const { send, approve, manual } = rows[name];
        return (
          <div key={name} className={classes.strip}>
            <span>{t(`communication:settings.with.${name}`)}</span>
            <span
              role="img"
              aria-label={t('communication:settings.shares', {
                send: share(send),
                approve: share(approve),
                manual: share(manual),
              })}
            >
              {send > 0 && (
                <i style={{ flexGrow: send }} data-kind="send">
                  {t('communication:settings.part.send', { share: share(send) })}
                </i>
              )}
              {approve > 0 && (
                <i style={{ flexGrow: approve }} data-kind="approve">
                  {t('communication:settings.part.approve', { share: share(approve) })}
                </i>
              )}
              {manual > 0 && <i style={{ flexGrow: manual }} data-kind="manual" />}
            </span>
          </div>
        );
      })}
      {(saved.manual > 0 || changed.manual > 0) && (
        <p>
          {saved.manual === changed.manual
            ? t('communication:settings.part.manualSame', { share: share(saved.manual) })
            : t('communication:settings.part.manual', {
                saved: share(saved.manual),
                changed: share(changed.manual),
              })}
        </p>
      )}
      {corrected.total > 0 && (
        <p>
          {t('communication:settings.corrected', {
            total: number(corrected.total),
            better: number(corrected.better),
            worse: number(corrected.worse),
          })}
        </p>
      )}
    </section>
  );
}
