import { useQueryClient } from '@tanstack/react-query';
import { createElement, useState } from 'react';
import { answerReviews } from '#modules/communication/contract/permissions.ts';
import { answeringNotAllowed } from '#modules/communication/contract/problems.ts';
import {
  changeReviewCall,
  sendResponseCall,
} from '#modules/communication/contract/replies/reply-calls.ts';
import { getAutoreplyCall } from '#modules/communication/contract/replies/settings-calls.ts';
import type { Review, ReviewDetail } from '#modules/communication/contract/reviews/review.ts';
import { getReviewCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callServer } from '#platform/web/api/server.ts';
import { callQueryKey, callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import { UndoLabel } from '../components/undo-label.tsx';
import { REVIEW_READS, type ReviewList } from './use-review-list.ts';
import { useSentToasts } from './use-sent-toasts.ts';

type Action = 'discard' | 'restore' | 'rewrite' | 'unschedule';
export type Triage = ReturnType<typeof useTriage>;

/** The undo button stays visible while it works, but at most this long. */
const LONGEST_UNDO_MS = 30_000;

/** Processing reviews one after another: drafts, sending, and opening the next review [REV-05]. */
export function useTriage({ rows, at, review, search, hasNextPage, change }: ReviewList) {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [isRefused, setRefused] = useState(false);
  const bot = useCall(getAutoreplyCall, { query: { brandId } });
  /** Users of a location may answer if the brand lets them. */
  const isLeftToBrand = isRefused || bot.data?.mayAnswer === false;
  const mayAnswer = useAbility(answerReviews) && !isLeftToBrand;
  useUnsavedGuard(Object.keys(drafts).length, useLeaveBlocker);

  const type = (of: Review, text: string | undefined) =>
    setDrafts(({ [of.id]: _, ...others }) =>
      text === undefined || text === (of.response?.text ?? '')
        ? others
        : { ...others, [of.id]: text },
    );
  const textOf = (of: Review) => drafts[of.id] ?? of.response?.text ?? '';
  const open = (id: string | undefined) => change({ review: id }, 'replace');
  const sent = useSentToasts(open);

  const run = async (
    of: Review,
    work: () => Promise<ReviewDetail>,
  ): Promise<ReviewDetail | undefined> => {
    setBusy((before) => new Set(before).add(of.id));
    try {
      const changed = await work();
      const { queryKey } = callQueryOptions(getReviewCall, {
        params: { id: of.id },
        query: { brandId },
      });
      queries.setQueryData(queryKey, changed);
      return changed;
    } catch (error) {
      if (error instanceof ProblemError && error.code === answeringNotAllowed.code)
        setRefused(true);
      showToast({
        tone: 'bad',
        text: t('communication:reviews.failedFor', {
          name: of.username,
          problem: problemText(error),
        }),
        action: { label: t('communication:reviews.show'), onClick: () => open(of.id) },
      });
      return undefined;
    } finally {
      setBusy((before) => new Set([...before].filter((id) => id !== of.id)));
      for (const read of REVIEW_READS)
        void queries.invalidateQueries({ queryKey: callQueryKey(read) });
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
  /** Shows the review again with the text that was to be sent. */
  const undoSend = async (of: Review) => {
    if (!(await act(of, 'unschedule'))) return;
    open(of.id);
    showToast({ about: of.id, text: t('communication:reviews.heldBack') });
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
    isLeftToBrand,
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
      const { state, sendAt = null } = changed.response ?? {};
      sent.watch(changed);
      showToast({
        about: of.id,
        text: t('communication:reviews.isBeingSent', { name: of.username }),
        ...(state === 'scheduled' && {
          stayMs: Math.min(LONGEST_UNDO_MS, sendAt ? Date.parse(sendAt) - Date.now() : 0),
          action: {
            label: createElement(UndoLabel, { sendAt }),
            onClick: () => void undoSend(changed),
          },
        }),
      });
    },
    undoSend,
    /** Undoes the last sent reply, or the open one. */
    undo() {
      const last = rows.find(({ id }) => id === sent.last) ?? review;
      if (mayAnswer && last?.response?.state === 'scheduled') void undoSend(last);
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
    async rewrite(of: Review) {
      if (await act(of, 'rewrite')) type(of, undefined);
    },
  };

  /** Opens the next review before the server responds, so that the user does not wait. */
  function goOn() {
    open(rows[at + 1]?.id);
  }
}
