import { ActionIcon } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
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
import { ShareStrip } from '#platform/web/charts/bars/share-strip.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { Stars } from '#platform/web/display/states/rating.tsx';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { CheckList, ScoreLine } from '../../reviews/components/bot-evaluation.tsx';
import classes from './try-panel.module.css';

const PAUSE_MS = 600;
/** Maximum number of newest reviews with a comment to browse. */
const REVIEWS = 50;

/** Preview of the bot's replies to real reviews of the brand with unsaved settings [REV-07]. */
export function TryPanel({
  settings,
  changes,
  rewriteReady,
  onRewriteReady,
}: {
  settings: ReplySettings;
  changes: number;
  rewriteReady: boolean;
  onRewriteReady: (rewrite: boolean) => void;
}) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
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
  const compared = useCall(
    compareReplySettingsCall,
    { body },
    { enabled: isAskable && changes > 0 },
  );
  const parts = ({ send, approve, manual }: { send: number; approve: number; manual: number }) => [
    { key: 'send', label: '', value: send, colour: 'c1' as const },
    { key: 'approve', label: '', value: approve, colour: 'others' as const },
    { key: 'manual', label: '', value: manual, colour: 'lost' as const },
  ];
  if (list.data && reviews.length === 0)
    return (
      <div className={classes.try}>
        <h2>{t('communication:settings.try')}</h2>
        <p className={classes.empty}>{t('communication:settings.tryNone')}</p>
      </div>
    );
  const { data } = compared;
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
      {tried.data?.review && (
        <TriedReply
          review={tried.data.review}
          saved={tried.data.saved}
          changed={tried.data.changed}
          hasChanges={changes > 0}
          thresholds={given.thresholds}
          isStale={tried.isFetching}
        />
      )}
      {changes > 0 && data && (
        <section className={classes.compare} aria-label={t('communication:settings.compare')}>
          <h3>
            {t('communication:settings.onReplies', {
              count: data.replies,
              formatted: number(data.replies),
            })}
          </h3>
          {(['saved', 'changed'] as const).map((name) => (
            <p key={name}>
              <span>{t(`communication:settings.with.${name}`)}</span>
              <ShareStrip
                parts={parts(data[name])}
                label={t('communication:settings.shares', {
                  send: percent(data.replies ? data[name].send / data.replies : 0),
                  approve: percent(data.replies ? data[name].approve / data.replies : 0),
                  manual: percent(data.replies ? data[name].manual / data.replies : 0),
                })}
              />
              <small>
                {t('communication:settings.sentAlone', {
                  share: percent(data.replies ? data[name].send / data.replies : 0),
                })}
              </small>
            </p>
          ))}
          {data.corrected.total > 0 && (
            <p className={classes.empty}>
              {t('communication:settings.corrected', {
                total: number(data.corrected.total),
                better: number(data.corrected.better),
                worse: number(data.corrected.worse),
              })}
            </p>
          )}
          <SwitchField
            label={t('communication:settings.rewriteReady')}
            help={t('communication:settings.rewriteReadyHelp')}
            value={rewriteReady}
            onChange={onRewriteReady}
          />
        </section>
      )}
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
  const { date } = useFormat();
  const shown = changed ?? saved;
  return (
    <article className={classes.tried} data-stale={isStale} aria-busy={isStale}>
      <p className={classes.reviewer}>
        <Stars grade={review.grade} /> <b>{review.username}</b>
        <span>
          {[t(`communication:reviewOrigin.${review.origin}`), date(review.date)].join(', ')}
        </span>
      </p>
      <blockquote className={classes.comment} dir="auto">
        {review.comment.length > 600 ? `${review.comment.slice(0, 600)}…` : review.comment}
      </blockquote>
      {shown ? (
        <>
          <p className={classes.empty}>
            {shown.template === null
              ? t(`communication:replyWriter.${shown.writer}`)
              : t('communication:replyWriter.templateNamed', { name: shown.template })}
          </p>
          <div className={classes.reply} dir="auto" lang={review.locale ?? undefined}>
            {shown.text}
          </div>
          {hasChanges && saved && saved.text !== shown.text && (
            <details className={classes.before}>
              <summary>{t('communication:settings.replyBefore')}</summary>
              <div className={classes.reply} dir="auto" lang={review.locale ?? undefined}>
                {saved.text}
              </div>
            </details>
          )}
          <p className={classes.score}>
            <span>{t('communication:settings.score')}</span>
            {hasChanges && saved && (
              <small>
                {t('communication:settings.scoreSaved', { score: saved.evaluation.score })}
              </small>
            )}
            <b>{shown.evaluation.score}</b>
            <small>{t(`communication:settings.decision.${shown.decision}`)}</small>
          </p>
          <ScoreLine score={shown.evaluation.score} thresholds={thresholds} />
          <CheckList checks={shown.evaluation.checks} />
        </>
      ) : (
        <p className={classes.empty}>{t('communication:settings.noReplyWritten')}</p>
      )}
    </article>
  );
}
