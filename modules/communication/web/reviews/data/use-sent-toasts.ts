import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Review } from '#modules/communication/contract/reviews/review.ts';
import { getReviewCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

/** Fallback for a lost live connection. */
const READ_EVERY_MS = 5_000;
/** An unavailable source is retried for hours; after this time only the list shows the result. */
const WATCHED_MS = 2 * 60_000;

interface Sending {
  id: string;
  name: string;
  since: number;
}

/** Shows that a reply was sent once its source has accepted it [REV-05]. */
export function useSentToasts(open: (id: string) => void) {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const states = useQueries({
    queries: sending.map(({ id }) => ({
      ...callQueryOptions(getReviewCall, { params: { id }, query: { brandId } }),
      refetchInterval: READ_EVERY_MS,
    })),
    combine: (answers) =>
      answers.map(({ data, dataUpdatedAt }) => ({
        id: data?.id,
        state: data?.response?.state ?? 'proposed',
        // Changes over time, so that a reply is not watched for ever.
        minute: Math.floor(dataUpdatedAt / 60_000),
      })),
  });
  const settle = useEffectEvent(() => {
    const settled = sending.filter(({ id, since }) => {
      const state = states.find((one) => one.id === id)?.state;
      if (state === undefined) return false;
      return (state !== 'scheduled' && state !== 'sending') || Date.now() - since > WATCHED_MS;
    });
    if (settled.length === 0) return;
    setSending((before) => before.filter((one) => !settled.includes(one)));
    for (const { id, name } of settled) {
      const state = states.find((one) => one.id === id)?.state;
      if (state === 'sent')
        showToast({ about: id, text: t('communication:reviews.sent', { name }) });
      if (state === 'failed')
        showToast({
          about: id,
          tone: 'bad',
          text: t('communication:reviews.notSent', { name }),
          action: { label: t('communication:reviews.show'), onClick: () => open(id) },
        });
    }
  });
  const known = JSON.stringify(states);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when one of the states is another
  useEffect(() => settle(), [known]);
  return {
    /** Waits for the outcome of this reply from now on. */
    watch: ({ id, username }: Review) =>
      setSending((before) => [
        ...before.filter((one) => one.id !== id),
        { id, name: username, since: Date.now() },
      ]),
    /** The last sent reply that can still be undone. */
    last: sending.at(-1)?.id,
  };
}
