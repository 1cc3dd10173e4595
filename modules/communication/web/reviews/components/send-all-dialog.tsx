import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { sendAllResponsesCall } from '#modules/communication/contract/replies/reply-calls.ts';
import { REVIEW_ORIGINS, type Review } from '#modules/communication/contract/reviews/review.ts';
import { listReviewsCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { cancelJob } from '#platform/contract/jobs.ts';
import { changedMeanwhile } from '#platform/contract/problems.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callServer } from '#platform/web/api/server.ts';
import { callQueryOptions, useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Stars } from '#platform/web/display/states/rating.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLeaveToJob } from '#platform/web/live/use-jobs.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { pageSpan, TablePager } from '#platform/web/table/pager/table-pager.tsx';
import type { ReviewFilters } from '../data/review-search.ts';
import { langAttribute } from '../data/use-review-labels.ts';
import { REVIEW_READS } from '../data/use-review-list.ts';
import classes from './send-all-dialog.module.css';
import { UndoLabel } from './undo-label.tsx';

const PREVIEWED = 20;
const GRADES = ['5', '4', '3', '2', '1'] as const;

/**
 * Shows exactly what would be sent: counts by grade and source, and every reply. Reviews that arrive later are excluded, and
 * the server refuses if the number has changed [REV-05].
 */
export default function SendAllDialog({
  filters,
  onClose,
}: {
  filters: ReviewFilters;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const { number, moment } = useFormat();
  const problemText = useProblemText();
  const leaveToJob = useLeaveToJob();
  const [maxDate, setMaxDate] = useState<string>();
  const [page, setPage] = useState(1);
  const ready = { brandId, ...filters, response_status: 'ready' };
  const newest = useCall(listReviewsCall, { query: { ...ready, size: 1 } });
  if (maxDate === undefined && newest.data && !newest.isFetching)
    setMaxDate(momentAfter(newest.data.maxDateReady));
  const inputFor = (more: object) => ({
    query: { ...ready, ...(maxDate && { max_date_ready: maxDate }), ...more },
  });
  const preview = useCall(listReviewsCall, inputFor({ page, size: PREVIEWED }), {
    enabled: maxDate !== undefined,
  });
  const send = useCallMutation(sendAllResponsesCall, { changes: REVIEW_READS });
  const isChanged = send.error?.code === changedMeanwhile.code;
  const total = preview.data?.total ?? 0;

  /** The job starts after the undo time: if cancelled before, nothing was sent. */
  const undo = async (jobId: string) => {
    const { state } = await callServer(cancelJob, { params: { id: jobId } });
    if (state === 'cancelled')
      showToast({ about: jobId, text: t('communication:sendReady.undone') });
  };
  const confirm = () =>
    maxDate &&
    send.mutate(
      { body: { brandId, maxDate, filters, expected: total } },
      {
        onSuccess: ({ jobId, undoUntil }) => {
          const text = t('communication:sendReady.started', { count: total });
          void leaveToJob(jobId, text);
          showToast({
            about: jobId,
            text,
            stayMs: Date.parse(undoUntil) - Date.now(),
            action: {
              label: <UndoLabel sendAt={undoUntil} />,
              onClick: () => void undo(jobId),
            },
          });
          onClose();
        },
        onError: ({ code }) => {
          if (code !== changedMeanwhile.code) return;
          void newest.refetch();
          setMaxDate(undefined);
          setPage(1);
        },
      },
    );
  return (
    <TaskDialog
      title={t('communication:sendReady.title', { count: total, number: number(total) })}
      help={maxDate && t('communication:sendReady.help', { when: moment(maxDate) })}
      problem={
        isChanged
          ? t('communication:sendReady.changed')
          : preview.data?.more
            ? t('communication:sendReady.tooMany', { number: number(total) })
            : send.error
              ? problemText(send.error)
              : undefined
      }
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('communication:sendReady.keep')}
          </Button>
          <ActionButton
            isBusy={send.isPending}
            isOver={total === 0 || preview.data?.more === true || preview.isPlaceholderData}
            onClick={confirm}
          >
            {t('communication:sendReady.act', { count: total, number: number(total) })}
          </ActionButton>
        </>
      }
    >
      {maxDate && <Counts ask={inputFor} filters={filters} />}
      <QueryBoundary query={preview}>
        {({ items }) => (
          <>
            <ol className={classes.replies}>
              {items.map((review) => (
                <Preview key={review.id} review={review} />
              ))}
            </ol>
            {total > PREVIEWED && (
              <TablePager
                page={page}
                span={pageSpan({ page, pageSize: PREVIEWED, rowsOnPage: items.length, total })}
                onPage={setPage}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </TaskDialog>
  );
}

/** The first moment after the newest arrival, because the database is more precise than its response. */
function momentAfter(newest: string | null): string {
  return (newest === null ? new Date() : new Date(Date.parse(newest) + 1)).toISOString();
}

/** Queries the same list once per grade and uses only the totals. */
function Counts({
  ask: inputFor,
  filters,
}: {
  filters: ReviewFilters;
  ask: (more: object) => Parameters<typeof callQueryOptions<typeof listReviewsCall>>[1];
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const among = <Item extends string>(items: readonly Item[], chosen: string | undefined) =>
    chosen ? items.filter((item) => chosen.split(',').includes(item)) : items;
  const groups = [
    ...among(GRADES, filters.grades).map((grade) => ({
      key: grade,
      grade: Number(grade),
      filter: { grades: grade },
    })),
    ...among(REVIEW_ORIGINS, filters.origins).map((origin) => ({
      key: origin,
      origin,
      filter: { origins: origin },
    })),
  ];
  const answers = useQueries({
    queries: groups.map(({ filter }) =>
      callQueryOptions(listReviewsCall, inputFor({ ...filter, size: 1 })),
    ),
  });
  return (
    <ul className={classes.counts} aria-label={t('communication:sendReady.counts')}>
      {groups.map((group, index) => {
        const count = answers[index]?.data?.total ?? 0;
        if (count === 0) return null;
        return (
          <li key={group.key} className={classes.count}>
            {'origin' in group ? (
              t(`communication:reviewOrigin.${group.origin}`)
            ) : (
              <Stars grade={group.grade} />
            )}
            <b>{number(count)}</b>
          </li>
        );
      })}
    </ul>
  );
}

function Preview({ review }: { review: Review }) {
  const { t } = useTranslation();
  return (
    <li className={classes.reply}>
      <p className={classes.who}>
        <Stars grade={review.grade} />
        <b>{review.username || t('communication:reviews.anonymous')}</b>
        <span className={classes.place}>
          {review.location?.name ?? t('communication:reviews.wholeBrand')} ·{' '}
          {t(`communication:reviewOrigin.${review.origin}`)}
        </span>
      </p>
      <p className={classes.text} lang={langAttribute(review.locale)} dir="auto">
        {review.response?.text}
      </p>
    </li>
  );
}
