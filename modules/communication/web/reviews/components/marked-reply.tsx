import type { ReplyMark } from '#modules/communication/contract/reviews/reply.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useReviewLabels } from '../data/use-review-labels.ts';
import classes from './review-detail.module.css';

/** A reply with its answering sentences underlined. */
export function MarkedReply({ text, marks }: { text: string; marks: readonly ReplyMark[] }) {
  const nameOf = useMarkName();
  let done = 0;
  return (
    <>
      {marks.map((mark) => {
        const before = text.slice(done, mark.at);
        done = mark.at + mark.length;
        return [
          before,
          <span key={mark.at} className={classes.mark} data-kind={mark.kind} title={nameOf(mark)}>
            {text.slice(mark.at, done)}
          </span>,
        ];
      })}
      {text.slice(done)}
    </>
  );
}

export function useMarkName(): (mark: ReplyMark) => string {
  const { t } = useTranslation();
  const { list } = useFormat();
  const labels = useReviewLabels();
  return ({ kind, topics }) =>
    kind === 'fact'
      ? t('communication:reviews.markedFact')
      : list(topics.map((topic) => labels.topic(topic)));
}
