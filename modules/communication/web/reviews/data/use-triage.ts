import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerReviews } from '#modules/communication/contract/permissions.ts';
import { answeringNotAllowed } from '#modules/communication/contract/problems.ts';
import {
  changeReviewCall,
  sendResponseCall,
} from '#modules/communication/contract/replies/reply-calls.ts';
import type { Review, ReviewDetail } from '#modules/communication/contract/reviews/review.ts';
import { getReviewCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { queryKeyOf, queryOf } from '#platform/web/api/query-of.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useUnsavedGuard } from '#platform/web/fields/form/use-unsaved-guard.ts';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useLeaveBlocker } from '#platform/web/module/use-leave-blocker.ts';
import { REVIEW_READS, type ReviewList } from './use-review-list.ts';

type Action = 'discard' | 'restore' | 'rewrite' | 'unschedule';
export type Triage = ReturnType<typeof useTriage>;

/** Less than this and the reply has left before anybody could undo it. */
const UNDO_MS = 1_000;

/** Going through reviews one after another: what is typed, what is sent, and what comes next [REV-05]. */
export function useTriage({ rows, at, review, search, hasNextPage, change }: ReviewList) {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const queries = useQueryClient();
  const say = useProblemText();
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [isRefused, setRefused] = useState(false);
  const mayAnswer = useAbility(answerReviews) && !isRefused;
  useUnsavedGuard(Object.keys(drafts).length, useLeaveBlocker);

  const type = (of: Review, text: string | undefined) =>
    setDrafts(({ [of.id]: _, ...others }) =>
      text === undefined || text === (of.response?.text ?? '')
        ? others
        : { ...others, [of.id]: text },
    );
  const textOf = (of: Review) => drafts[of.id] ?? of.response?.text ?? '';
  const open = (id: string | undefined) => change({ review: id }, 'replace');

  const run = async (
    of: Review,
    work: () => Promise<ReviewDetail>,
  ): Promise<ReviewDetail | undefined> => {
    setBusy((before) => new Set(before).add(of.id));
    try {
      const changed = await work();
      const { queryKey } = queryOf(getReviewCall, { params: { id: of.id }, query: { brandId } });
      queries.setQueryData(queryKey, changed);
      return changed;
    } catch (error) {
      if (error instanceof ProblemError && error.code === answeringNotAllowed.code)
        setRefused(true);
      showToast({
        tone: 'bad',
        text: t('communication:reviews.failedFor', { name: of.username, problem: say(error) }),
        action: { label: t('communication:reviews.show'), onClick: () => open(of.id) },
      });
      return undefined;
    } finally {
      setBusy((before) => new Set([...before].filter((id) => id !== of.id)));
      for (const read of REVIEW_READS)
        void queries.invalidateQueries({ queryKey: queryKeyOf(read) });
    }
  };
  const act = (of: Review, action: Action) =>
    run(of, () =>
      callServer(changeReviewCall, {
        params: { id: of.id },
        body: { brandId, version: of.version, action },
      }),
    );
  const actAndSay = async (of: Review, action: Action, text: string) => {
    if (await act(of, action)) showToast({ text });
  };
  const submit = (of: Review, save: 0 | 1) =>
    run(of, () =>
      callServer(sendResponseCall, {
        body: { brandId, reviewId: of.id, version: of.version, text: textOf(of).trim(), save },
      }),
    );

  return {
    drafts,
    mayAnswer,
    isBusy: review !== undefined && busy.has(review.id),
    textOf,
    type,
    isChanged: (of: Review) => drafts[of.id] !== undefined,
    next: () =>
      at + 1 < rows.length
        ? open(rows[at + 1]?.id)
        : hasNextPage && change({ page: search.page + 1 }, 'replace'),
    previous: () =>
      at > 0
        ? open(rows[at - 1]?.id)
        : search.page > 1 && change({ page: search.page - 1 }, 'replace'),
    async save(of: Review) {
      if (!(await submit(of, 1))) return;
      type(of, undefined);
      showToast({ text: t('communication:reviews.saved') });
    },
    async send(of: Review) {
      goOn();
      const changed = await submit(of, 0);
      if (!changed) return;
      type(of, undefined);
      const sendAt = changed.response?.state === 'scheduled' ? changed.response.sendAt : null;
      const isWaiting = sendAt !== null && Date.parse(sendAt) > Date.now() + UNDO_MS;
      showToast({
        text: t('communication:reviews.sent', { name: of.username }),
        ...(isWaiting && {
          action: {
            label: t('communication:reviews.undoSend'),
            onClick: () => void act(changed, 'unschedule'),
          },
        }),
      });
    },
    async discard(of: Review) {
      goOn();
      const changed = await act(of, 'discard');
      if (!changed) return;
      type(of, undefined);
      showToast({
        text: t('communication:reviews.discarded', { name: of.username }),
        action: {
          label: t('communication:reviews.undoDiscard'),
          onClick: () => void act(changed, 'restore'),
        },
      });
    },
    restore: (of: Review) =>
      actAndSay(of, 'restore', t('communication:reviews.restored', { name: of.username })),
    unschedule: (of: Review) => actAndSay(of, 'unschedule', t('communication:reviews.heldBack')),
    async rewrite(of: Review) {
      if (await act(of, 'rewrite')) type(of, undefined);
    },
  };

  /** The next review opens before the server has answered, so that nobody waits between two reviews. */
  function goOn() {
    open(rows[at + 1]?.id);
  }
}
