import { useTranslation } from 'react-i18next';
import type { ReviewOrigin } from '#modules/communication/contract/reviews/review.ts';
import { getReviewSourcesCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

/** Where reviews come from, and when they were read last [REV-01]. */
export function useReviewSources() {
  const { t } = useTranslation();
  const { ago } = useFormat();
  const { brandId } = useCurrentClient();
  const { data } = useCall(getReviewSourcesCall, { query: { brandId } });
  const connected = data?.items.filter((source) => source.connected) ?? [];
  const failed = connected.filter(({ failure }) => failure !== null);
  const read = connected.flatMap(({ lastReadAt }) => lastReadAt ?? []).toSorted();
  const nameOf = (origin: ReviewOrigin) => t(`communication:reviewOrigin.${origin}`);
  return {
    isRead: data !== undefined,
    /** Reviews arrive from no source yet. */
    isNone: data !== undefined && connected.length === 0,
    /** Unknown sources are allowed here, because the server checks again. */
    canReply: (origin: ReviewOrigin) =>
      data?.items.find((source) => source.origin === origin)?.canReply ?? true,
    failures: failed.map(({ origin }) =>
      t('communication:reviews.sourceFailed', { source: nameOf(origin) }),
    ),
    /** By the source that was read longest ago: all are as new as this. */
    readText: readText(),
  };

  function readText(): string | undefined {
    const [oldest] = read;
    const [only] = connected;
    if (oldest === undefined || only === undefined) return undefined;
    return connected.length > 1
      ? t('communication:reviews.readFromBoth', { when: ago(oldest) })
      : t('communication:reviews.readFrom', { source: nameOf(only.origin), when: ago(oldest) });
  }
}
