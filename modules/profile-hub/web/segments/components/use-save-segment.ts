import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ListedSegment } from '#modules/profile-hub/contract/segment.ts';
import { getSegmentCall } from '#modules/profile-hub/contract/segments.ts';
import { changedMeanwhile } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callQueryKey } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useChangeSegments } from '../../contacts/data/use-segment-actions.ts';
import { segmentContactsAddress } from '../data/segment-listing.ts';
import type { SegmentBuilderState } from './use-segment-builder.ts';

/** Saves the rules: under the current name, a new name, or as a temporary segment. */
export function useSaveSegment(
  { id, version, saved }: ListedSegment,
  segmentBuilder: SegmentBuilderState,
) {
  const { t } = useTranslation();
  const { id: clientId, brandId } = useCurrentClient();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const { update } = useChangeSegments();
  const change = (given: { name?: string; saved?: true }) =>
    update.mutateAsync({
      params: { id },
      body: { brandId, version, rules: segmentBuilder.finished, ...given },
    });
  const notifyProblem = (error: unknown) => {
    const isLate = error instanceof ProblemError && error.code === changedMeanwhile.code;
    showToast({
      tone: 'bad',
      text: problemText(error),
      ...(isLate && {
        action: {
          label: t('profile-hub:segment.loadTheirs'),
          onClick: () => void queries.invalidateQueries({ queryKey: callQueryKey(getSegmentCall) }),
        },
      }),
    });
  };
  return {
    isBusy: update.isPending,
    isReady() {
      if (segmentBuilder.tooManyValuesAt !== undefined) {
        showToast({ tone: 'bad', text: t('profile-hub:fault.tooManyValues') });
        return false;
      }
      const isReady = segmentBuilder.isReady();
      if (!isReady) showToast({ tone: 'bad', text: t('profile-hub:segment.finishFirst') });
      return isReady;
    },
    async keep() {
      try {
        const updated = await change({});
        showToast({ text: t('profile-hub:segment.saved', { name: updated.name }) });
      } catch (error) {
        notifyProblem(error);
      }
    },
    async name(name: string) {
      await change({ name, saved: true });
      showToast({ text: t('profile-hub:segment.saved', { name }) });
    },
    /** Opens the contacts with the current rules; unsaved changes of a saved segment are not included. */
    async show() {
      try {
        if (!saved && segmentBuilder.draft.isChanged) await change({});
        await navigate({
          to: segmentContactsAddress(clientId, id),
          ...(!saved && { ignoreBlocker: true }),
        });
      } catch (error) {
        notifyProblem(error);
      }
    },
  };
}
export type SaveSegment = ReturnType<typeof useSaveSegment>;
