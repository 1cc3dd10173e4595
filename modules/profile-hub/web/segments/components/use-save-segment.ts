import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ListedSegment } from '#modules/profile-hub/contract/segment-list.ts';
import { getSegmentCall } from '#modules/profile-hub/contract/segments.ts';
import { changedMeanwhile } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { queryKeyOf } from '#platform/web/api/query-of.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { contactsOfSegment } from '../data/segment-listing.ts';
import { useChangeSegments } from '../data/use-change-segments.ts';
import type { BuilderDesk } from './use-builder-desk.ts';

/** Keeps the rules: under the name they have, under a new one, or for oneself only. */
export function useSaveSegment({ id, version, saved }: ListedSegment, desk: BuilderDesk) {
  const { t } = useTranslation();
  const { id: clientId, brandId } = useCurrentClient();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const say = useProblemText();
  const { update } = useChangeSegments();
  const change = (given: { name?: string; saved?: true }) =>
    update.mutateAsync({
      params: { id },
      body: { brandId, version, rules: desk.finished, ...given },
    });
  const tell = (error: unknown) => {
    const isLate = error instanceof ProblemError && error.code === changedMeanwhile.code;
    showToast({
      tone: 'bad',
      text: say(error),
      ...(isLate && {
        action: {
          label: t('profile-hub:segment.loadTheirs'),
          onClick: () => void queries.invalidateQueries({ queryKey: queryKeyOf(getSegmentCall) }),
        },
      }),
    });
  };
  return {
    isBusy: update.isPending,
    isReady() {
      if (desk.tooManyValuesAt !== undefined) {
        showToast({ tone: 'bad', text: t('profile-hub:fault.tooManyValues') });
        return false;
      }
      const isReady = desk.isReady();
      if (!isReady) showToast({ tone: 'bad', text: t('profile-hub:segment.finishFirst') });
      return isReady;
    },
    async keep() {
      try {
        const kept = await change({});
        showToast({ text: t('profile-hub:segment.saved', { name: kept.name }) });
      } catch (error) {
        tell(error);
      }
    },
    async name(name: string) {
      await change({ name, saved: true });
      showToast({ text: t('profile-hub:segment.saved', { name }) });
    },
    /** To the contacts, with the rules as they are; a saved one keeps what is not saved to itself. */
    async show() {
      try {
        if (!saved && desk.draft.isChanged) await change({});
        await navigate({
          to: contactsOfSegment(clientId, id),
          ...(!saved && { ignoreBlocker: true }),
        });
      } catch (error) {
        tell(error);
      }
    },
  };
}
export type SaveSegment = ReturnType<typeof useSaveSegment>;
