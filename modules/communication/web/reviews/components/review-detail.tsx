import { ActionIcon } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronUp,
  IconDots,
  IconFlag,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import type { RefObject } from 'react';
import { REVIEW_PAGE_SIZE } from '#modules/communication/contract/limits.ts';
import type { Review } from '#modules/communication/contract/reviews/review.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Sentiment, Stars } from '#platform/web/display/states/rating.tsx';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { FactLine } from '#platform/web/layout/page-layout.tsx';
import shared from '#platform/web/list/triage.module.css';
import { reviewActions } from '../data/review-actions.ts';
import type { ReviewList } from '../data/use-review-list.ts';
import type { Triage } from '../data/use-triage.ts';
import { BotEvaluation } from './bot-evaluation.tsx';
import { ReplyEditor } from './reply-editor.tsx';
import { ReviewBefore } from './review-before.tsx';
import { ReviewComment } from './review-comment.tsx';
import { ReviewContext } from './review-context.tsx';
import classes from './review-detail.module.css';

interface Given {
  list: ReviewList;
  triage: Triage;
  review: Review;
  editor: RefObject<HTMLTextAreaElement | null>;
  onSend: () => void;
  onReport: () => void;
  /** Called to replace or delete a sent reply. */
  onSentReply: (work: 'change' | 'delete') => void;
}

/** A review and its reply, beside the list or, on narrow screens, as a page with a `back` link [REV-01]. */
export function ReviewDetail({ back, ...given }: Given & { back?: string | undefined }) {
  const { review, list, triage } = given;
  const where = useWhere(review);
  return (
    <article className={classes.article} aria-label={review.username}>
      {back === undefined ? (
        <Head {...given} where={where} />
      ) : (
        <PhoneHead {...given} back={back} />
      )}
      <div className={classes.body} key={review.id}>
        <div className={classes.main}>
          {back !== undefined && (
            <p className={shared.where}>
              <FactLine facts={where} />
            </p>
          )}
          {list.one.isError && list.detail === undefined && (
            <RegionError error={list.one.error} onRetry={() => void list.one.refetch()} />
          )}
          <ReviewComment review={review} detail={list.detail} />
          {list.detail?.before && review.status === 'to_reassess' && (
            <ReviewBefore review={list.detail} before={list.detail.before} />
          )}
          <ReplyEditor
            review={review}
            template={list.detail?.template ?? undefined}
            marks={list.detail?.version === review.version ? list.detail.replyMarks : []}
            triage={triage}
            editor={given.editor}
            onSend={given.onSend}
          />
          {list.detail && <ReviewContext detail={list.detail} />}
        </div>
        <BotEvaluation review={review} triage={triage} />
      </div>
    </article>
  );
}

function Head({ review, list, triage, onReport, onSentReply, where }: Given & { where: string[] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const place = (list.search.page - 1) * REVIEW_PAGE_SIZE + list.at + 1;
  return (
    <header className={shared.head}>
      <div className={shared.who}>
        <h2 className={classes.name}>
          {review.username || t('communication:reviews.anonymous')}
          <Stars grade={review.grade} />
          <Sentiment kind={review.sentiment} />
        </h2>
        <p className={shared.where}>
          <FactLine facts={where} />
        </p>
      </div>
      {list.at >= 0 && (
        <span className={shared.place}>
          {t('platform:list.place', { place: number(place), total: number(list.total) })}
        </span>
      )}
      <ActionIcon
        aria-label={t('communication:reviews.previous')}
        disabled={list.at >= 0 && place <= 1}
        onClick={triage.previous}
      >
        <Icon of={IconChevronUp} />
      </ActionIcon>
      <ActionIcon
        aria-label={t('communication:reviews.next')}
        disabled={list.at >= 0 && place >= list.total}
        onClick={triage.next}
      >
        <Icon of={IconChevronDown} />
      </ActionIcon>
      <MoreMenu review={review} triage={triage} onReport={onReport} onSentReply={onSentReply} />
    </header>
  );
}

function PhoneHead({ review, triage, onReport, onSentReply, back }: Given & { back: string }) {
  const { t } = useTranslation();
  return (
    <PageHead
      path={<BackLink to={back}>{t('communication:menu.reviews')}</BackLink>}
      title={review.username || t('communication:reviews.anonymous')}
      beside={<Stars grade={review.grade} />}
      subtitle={<Sentiment kind={review.sentiment} />}
      tool={
        <MoreMenu review={review} triage={triage} onReport={onReport} onSentReply={onSentReply} />
      }
    />
  );
}

function useWhere({ location, origin, date }: Review): string[] {
  const { t } = useTranslation();
  const { date: dayOf, time } = useFormat();
  return [
    location
      ? [location.name, location.city].filter(Boolean).join(', ')
      : t('communication:reviews.wholeBrand'),
    t(`communication:reviewOrigin.${origin}`),
    // Keeps the date on one line.
    `${dayOf(date)}, ${time(date)}`.replaceAll(' ', '\u00a0'),
  ];
}

/** Less frequent actions. */
function MoreMenu({
  review,
  triage,
  onReport,
  onSentReply,
}: Pick<Given, 'review' | 'triage' | 'onReport' | 'onSentReply'>) {
  const { t } = useTranslation();
  const { report, discard, changeSent, deleteSent } = reviewActions(review, triage.mayAnswer);
  if (!report && !discard && !changeSent) return null;
  return (
    <DropMenu
      position="bottom-end"
      rows={() => [
        ...(changeSent
          ? [
              {
                id: 'change',
                label: t('communication:sentReply.changeAction'),
                icon: <Icon of={IconPencil} />,
                run: () => onSentReply('change'),
              },
            ]
          : []),
        ...(report
          ? [
              {
                id: 'report',
                label: t('communication:report.action'),
                icon: <Icon of={IconFlag} />,
                run: onReport,
              },
            ]
          : []),
        ...(deleteSent
          ? [
              {
                id: 'delete',
                label: t('communication:sentReply.deleteAction'),
                icon: <Icon of={IconTrash} />,
                danger: true,
                run: () => onSentReply('delete'),
              },
            ]
          : []),
        ...(discard
          ? [
              {
                id: 'discard',
                label: t('communication:reviews.discard'),
                icon: <Icon of={IconTrash} />,
                shortcut: 'D',
                danger: true,
                run: () => void triage.discard(review),
              },
            ]
          : []),
      ]}
      button={(props) => (
        <ActionIcon {...props} aria-label={t('platform:table.moreActions')}>
          <Icon of={IconDots} />
        </ActionIcon>
      )}
    />
  );
}
