import { getReviewCountsCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useChangedRecords } from '#platform/web/live/use-changed-records.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { CountMark } from '#platform/web/shell/menu/side-menu.tsx';

/** Number of open reviews in the menu, updated as they are answered [REV-01]. */
export default function OpenReviewsCount() {
  const { t } = useTranslation();
  const { id: clientId, brandId } = useCurrentClient();
  const { data } = useCall(getReviewCountsCall, { query: { brandId } });
  useChangedRecords(clientId, 'reviews', [getReviewCountsCall]);
  const count = data?.open ?? 0;
  return <CountMark count={count} label={t('communication:menu.open', { count })} />;
}
