import { refreshLandingPageCall } from '#modules/touchpoints/contract/landing-pages.ts';
import { refreshQrCodeCall, tryQrCodeCall } from '#modules/touchpoints/contract/qr-codes.ts';
import { getTouchpointStatisticsCall } from '#modules/touchpoints/contract/statistics.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import {
  bulkChangeTouchpointsCall,
  findTouchpointCall,
  getSearchFiltersCall,
  searchTouchpointsCall,
  updateTouchpointCall,
} from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLeaveToJob } from '#platform/web/live/use-jobs.ts';
import { useNamedTouchpoint } from '../../data/touchpoint-listing.ts';

const CHANGES = {
  changes: [
    findTouchpointCall,
    searchTouchpointsCall,
    getSearchFiltersCall,
    tryQrCodeCall,
    getTouchpointStatisticsCall,
  ],
};

/** Changes of a touchpoint, with the reads that they invalidate. */
export function useChangeTouchpoint() {
  return {
    update: useCallMutation(updateTouchpointCall, CHANGES),
    change: useCallMutation(bulkChangeTouchpointsCall, CHANGES),
    refreshCode: useCallMutation(refreshQrCodeCall, CHANGES),
    refreshLanding: useCallMutation(refreshLandingPageCall, CHANGES),
  };
}

export type TouchpointActions = ReturnType<typeof useTouchpointActions>;

/** Actions on a whole touchpoint; each shows its result [TP-05, TP-10]. */
export function useTouchpointActions(brandId: string, touchpoint: Touchpoint) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const confirm = useConfirm();
  const problemText = useProblemText();
  const notifyFailure = useNotifyFailure();
  const leaveToJob = useLeaveToJob();
  const { change, refreshCode, refreshLanding } = useChangeTouchpoint();
  const body = { brandId, which: { ids: [touchpoint._id] } };
  const named = useNamedTouchpoint();
  const one = { count: 1, formatted: number(1) };

  const refresh = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await work();
      showToast({ text: done });
    } catch (error) {
      notifyFailure(error, () => void refresh(work, done));
    }
  };
  const restore = async (): Promise<void> => {
    try {
      const { changed } = await change.mutateAsync({
        body: { ...body, change: { action: 'restore' } },
      });
      if (changed > 0) showToast({ text: t('touchpoints:bulk.restored', one) });
      else showToast({ tone: 'bad', text: t('touchpoints:detail.notRestored') });
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
    }
  };
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('touchpoints:delete.question', one),
      lost: t('touchpoints:delete.lost'),
      names: [named(touchpoint)],
      keep: t('touchpoints:delete.keep'),
      act: t('touchpoints:delete.act', one),
    });
    if (!isSure) return;
    try {
      await change.mutateAsync({ body: { ...body, change: { action: 'delete' } } });
      showToast({
        text: t('touchpoints:bulk.deleted', one),
        action: { label: t('touchpoints:bulk.undo'), onClick: () => void restore() },
      });
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
    }
  };

  const remakeCode = async (): Promise<void> => {
    // The current style of the configuration replaces the custom style, so the user must confirm the loss.
    const isSure =
      !touchpoint.code.isOutdated ||
      (await confirm({
        title: t('touchpoints:remake.question'),
        lost: t('touchpoints:remake.lost'),
        keep: t('touchpoints:remake.keep'),
        act: t('touchpoints:remake.act'),
      }));
    if (!isSure) return;
    await refresh(() => refreshCode.mutateAsync({ body }), t('touchpoints:detail.codeRefreshed'));
  };

  const buildLanding = async (): Promise<void> => {
    try {
      const { jobId } = await refreshLanding.mutateAsync({ body });
      await leaveToJob(jobId, t('touchpoints:detail.landingAsked'));
    } catch (error) {
      notifyFailure(error, () => void buildLanding());
    }
  };

  return {
    isRefreshingCode: refreshCode.isPending,
    isRefreshingLanding: refreshLanding.isPending,
    refreshCode: remakeCode,
    refreshLanding: buildLanding,
    remove,
    restore,
  };
}
