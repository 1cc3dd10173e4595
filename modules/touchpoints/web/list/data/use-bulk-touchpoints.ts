import { refreshLandingPageCall } from '#modules/touchpoints/contract/landing-pages.ts';
import {
  getZipTouchpointQrUrlCall,
  refreshQrCodeCall,
} from '#modules/touchpoints/contract/qr-codes.ts';
import type { SearchFilter } from '#modules/touchpoints/contract/touchpoint.ts';
import {
  bulkChangeTouchpointsCall,
  findTouchpointCall,
  getSearchFiltersCall,
  searchTouchpointsCall,
  undoEndTouchpointsCall,
} from '#modules/touchpoints/contract/touchpoint-calls.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { BulkSelection as WhichOf } from '#platform/web/list/record-list-props.ts';
import { useLeaveToJob } from '#platform/web/live/use-jobs.ts';

const CHANGES = { changes: [searchTouchpointsCall, getSearchFiltersCall, findTouchpointCall] };

export type ZipOptions = NonNullable<
  CallInput<typeof getZipTouchpointQrUrlCall>['body']['options']
>;

type Which = WhichOf<SearchFilter>;

/** Actions on all chosen touchpoints, including those on other pages; each shows its result [TP-01]. */
export function useBulkTouchpoints(brandId: string) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const problemText = useProblemText();
  const { change, undoEnd, refreshCodes, refreshPages, zip } = useChangeTouchpoints();
  const counted = (count: number) => ({ count, formatted: number(count) });
  const leaveToJob = useLeaveToJob();
  const sayLeftToJob = (jobId: string) => leaveToJob(jobId, t('touchpoints:bulk.leftToJob'));
  const notifyOnFailure = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
      return false;
    }
  };
  const restore = (which: Which) =>
    notifyOnFailure(async () => {
      const body = { brandId, which, change: { action: 'restore' } as const };
      const { changed, refused, jobId } = await change.mutateAsync({ body });
      if (jobId) return sayLeftToJob(jobId);
      showToast({
        text:
          refused > 0
            ? t('touchpoints:bulk.restoredSome', {
                changed: number(changed),
                refused: number(refused),
              })
            : t('touchpoints:bulk.restored', counted(changed)),
      });
    });
  const undoEndOf = (undoId: string) =>
    notifyOnFailure(async () => {
      const body = { brandId, undoId };
      const { changed, refused, jobId } = await undoEnd.mutateAsync({ body });
      if (jobId) return sayLeftToJob(jobId);
      showToast({
        text:
          refused > 0
            ? t('touchpoints:bulk.endUndoneSome', {
                changed: number(changed),
                refused: number(refused),
              })
            : t('touchpoints:bulk.endUndone', counted(changed)),
      });
    });
  const undoOf = (undoId: string) => ({
    label: t('touchpoints:bulk.undo'),
    onClick: () => void undoEndOf(undoId),
  });
  return {
    restore,
    remove: (which: Which) =>
      notifyOnFailure(async () => {
        const body = { brandId, which, change: { action: 'delete' } as const };
        const { changed, jobId } = await change.mutateAsync({ body });
        if (jobId) return sayLeftToJob(jobId);
        showToast({
          text: t('touchpoints:bulk.deleted', counted(changed)),
          // No undo for a filter, because it could match other touchpoints by then.
          ...('ids' in which && {
            action: { label: t('touchpoints:bulk.undo'), onClick: () => void restore(which) },
          }),
        });
      }),
    /** Error message for the day field; undefined on success. */
    end: async (which: Which, ended: string | null): Promise<string | undefined> => {
      try {
        const body = { brandId, which, change: { action: 'end', ended } as const };
        const { changed, refused, jobId, undoId } = await change.mutateAsync({ body });
        const undo = undoId ? { action: undoOf(undoId) } : {};
        if (jobId) await leaveToJob(jobId, t('touchpoints:bulk.leftToJob'), undo.action);
        else
          showToast({
            text:
              refused > 0
                ? t('touchpoints:bulk.endedSome', {
                    changed: number(changed),
                    refused: number(refused),
                  })
                : t(
                    ended === null ? 'touchpoints:bulk.opened' : 'touchpoints:bulk.ended',
                    counted(changed),
                  ),
            ...undo,
          });
        return undefined;
      } catch (error) {
        return problemText(error);
      }
    },
    refreshCodes: (which: Which) =>
      notifyOnFailure(async () => {
        const { refreshed, jobId } = await refreshCodes.mutateAsync({ body: { brandId, which } });
        if (jobId) return sayLeftToJob(jobId);
        showToast({ text: t('touchpoints:bulk.codesRefreshed', counted(refreshed)) });
      }),
    refreshPages: (which: Which) =>
      notifyOnFailure(async () => {
        const { jobId, waiting } = await refreshPages.mutateAsync({ body: { brandId, which } });
        await leaveToJob(jobId, t('touchpoints:bulk.pagesRefreshed', counted(waiting)));
      }),
    zip: (which: Which, options: ZipOptions) =>
      notifyOnFailure(async () => {
        const { jobId } = await zip.mutateAsync({ body: { brandId, which, options } });
        await leaveToJob(jobId, t('touchpoints:bulk.zipStarted'));
      }),
  };
}

/** Changes of many touchpoints, with the reads that they invalidate. */
function useChangeTouchpoints() {
  return {
    change: useCallMutation(bulkChangeTouchpointsCall, CHANGES),
    undoEnd: useCallMutation(undoEndTouchpointsCall, CHANGES),
    refreshCodes: useCallMutation(refreshQrCodeCall, CHANGES),
    refreshPages: useCallMutation(refreshLandingPageCall, CHANGES),
    zip: useCallMutation(getZipTouchpointQrUrlCall),
  };
}
