import { useNavigate } from '@tanstack/react-router';
import {
  countSegmentsCall,
  listRuleFieldsCall,
} from '#modules/profile-hub/contract/count-segments.ts';
import { searchProfilesCall } from '#modules/profile-hub/contract/profiles.ts';
import {
  changeMembersCall,
  createSegmentCall,
  deleteSegmentCall,
  duplicateSegmentCall,
  getSegmentCall,
  getSegmentUsesCall,
  listSegmentsCall,
  restoreSegmentCall,
  updateSegmentCall,
} from '#modules/profile-hub/contract/segments.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';

const INVALIDATES = {
  changes: [
    listSegmentsCall,
    getSegmentCall,
    getSegmentUsesCall,
    countSegmentsCall,
    listRuleFieldsCall,
  ],
};

/** Mutations of segments, each with the queries that it invalidates. */
export function useChangeSegments() {
  return {
    create: useCallMutation(createSegmentCall, INVALIDATES),
    update: useCallMutation(updateSegmentCall, INVALIDATES),
    remove: useCallMutation(deleteSegmentCall, INVALIDATES),
    restore: useCallMutation(restoreSegmentCall, INVALIDATES),
    duplicate: useCallMutation(duplicateSegmentCall, INVALIDATES),
    // Members may be visible on screen.
    members: useCallMutation(changeMembersCall, {
      changes: [...INVALIDATES.changes, searchProfilesCall],
    }),
  };
}

/** Creates, copies, deletes and restores segments; errors are shown. */
export function useSegmentActions() {
  const { t } = useTranslation();
  const { id: clientId, brandId } = useCurrentClient();
  const navigate = useNavigate();
  const { create, remove, restore, duplicate } = useChangeSegments();
  const problemText = useProblemText();
  const notifyOnFailure = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
      return false;
    }
  };
  const open = (id: string) =>
    navigate({ to: clientAddress(clientId, `profilehub/contacts/segments/${id}`) });
  const restoreSegment = (id: string, name: string) =>
    notifyOnFailure(async () => {
      await restore.mutateAsync({ params: { id }, body: { brandId } });
      showToast({ text: t('profile-hub:segment.restored', { name }) });
    });
  return {
    open,
    /** Creates a temporary segment; naming it saves it. */
    begin: () =>
      notifyOnFailure(async () => {
        const { id } = await create.mutateAsync({ body: { brandId } });
        await open(id);
      }),
    copy: (id: string) =>
      notifyOnFailure(async () => {
        const made = await duplicate.mutateAsync({ params: { id }, body: { brandId } });
        showToast({ text: t('profile-hub:segment.copied', { name: made.name }) });
        await open(made.id);
      }),
    remove: (id: string, name: string) =>
      notifyOnFailure(async () => {
        await remove.mutateAsync({ params: { id }, query: { brandId } });
        showToast({
          text: t('profile-hub:segment.deleted', { name }),
          action: {
            label: t('profile-hub:segment.undo'),
            onClick: () => void restoreSegment(id, name),
          },
        });
      }),
  };
}

export function useSegmentUses(id: string) {
  const { brandId } = useCurrentClient();
  return useCall(getSegmentUsesCall, { params: { id }, query: { brandId } });
}
