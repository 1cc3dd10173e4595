import { useTranslation } from 'react-i18next';
import type { Comparison } from '#modules/profile-hub/contract/duplicate.ts';
import {
  decideDuplicateCall,
  getDuplicateCall,
  listDuplicatesCall,
  mergeContactsCall,
  undoMergeCall,
} from '#modules/profile-hub/contract/duplicates.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { CONTACT_READS } from '../../contacts/data/contact-reads.ts';
import type { MergeChoices } from './merge-choices.ts';

const CHANGES = { changes: [listDuplicatesCall, getDuplicateCall, ...CONTACT_READS] };

/**
 * Decisions on possible duplicates, each with an undo in its toast. A dialog shows errors inline, because a toast would
 * be behind it.
 */
export function useMerge(clientId: string, tellInPlace?: (problem: string | undefined) => void) {
  const { t } = useTranslation();
  const say = useProblemText();
  const merging = useCallMutation(mergeContactsCall, CHANGES);
  const undoing = useCallMutation(undoMergeCall, CHANGES);
  const deciding = useCallMutation(decideDuplicateCall, CHANGES);
  const params = { uuid: clientId };
  const tellProblem = (error: unknown) => showToast({ tone: 'bad', text: say(error) });

  const confirm = useConfirm();

  /** Requires confirmation, because decisions recorded since the merge count for both contacts. */
  const confirmUndo = async (ids: readonly string[]) => {
    const isConfirmed = await confirm({
      title: t('profile-hub:duplicate.undoTitle'),
      lost: t('profile-hub:duplicate.undoConsent'),
      keep: t('profile-hub:duplicate.undoKeep'),
      act: t('profile-hub:duplicate.undo'),
    });
    if (isConfirmed) await undo(ids);
  };

  const undo = async (ids: readonly string[]) => {
    try {
      let stays = 0;
      for (const id of ids.toReversed())
        stays += (await undoing.mutateAsync({ params: { ...params, id } })).stays.length;
      const kept = stays > 0 ? `. ${t('profile-hub:duplicate.stays', { count: stays })}` : '';
      showToast({ text: `${t('profile-hub:duplicate.undone')}${kept}` });
    } catch (error) {
      tellProblem(error);
    }
  };

  /** Returns whether the merge succeeded. */
  const merge = async (comparison: Comparison, choices: MergeChoices): Promise<boolean> => {
    tellInPlace?.(undefined);
    try {
      const contacts = comparison.contacts.map(({ id, version }) => ({ id, version }));
      const { mergeIds } = await merging.mutateAsync({ params, body: { contacts, choices } });
      showToast({
        text: t('profile-hub:duplicate.mergedDone'),
        action: {
          label: t('profile-hub:duplicate.undo'),
          onClick: () => void confirmUndo(mergeIds),
        },
      });
      return true;
    } catch (error) {
      if (tellInPlace) tellInPlace(say(error));
      else tellProblem(error);
      return false;
    }
  };

  const decide = async (id: string, state: 'open' | 'different'): Promise<boolean> => {
    try {
      await deciding.mutateAsync({ params: { ...params, id }, body: { state } });
      showToast(
        state === 'open'
          ? { text: t('profile-hub:duplicate.takenBack') }
          : {
              text: t('profile-hub:duplicate.decidedDone'),
              action: {
                label: t('profile-hub:duplicate.takeBack'),
                onClick: () => void decide(id, 'open'),
              },
            },
      );
      return true;
    } catch (error) {
      tellProblem(error);
      return false;
    }
  };

  return { merge, undo: confirmUndo, decide, isBusy: merging.isPending };
}
