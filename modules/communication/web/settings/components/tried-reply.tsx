import type { tryReplySettingsCall } from '#modules/communication/contract/replies/settings-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { Stars } from '#platform/web/display/states/rating.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { CheckList, ScoreLine } from '../../reviews/components/bot-evaluation.tsx';
import classes from './try-panel.module.css';

type Tried = CallOutput<typeof tryReplySettingsCall>;

/** A review, the reply with the unsaved settings, and its score next to that of the saved settings. */
export function TriedReply({
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
