import { useTranslation } from 'react-i18next';
import {
  listBlocksCall,
  removeBlocksCall,
} from '#modules/profile-hub/contract/blocks/block-calls.ts';
import type { BlockFilter } from '#modules/profile-hub/contract/blocks/block-list.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { Chosen } from '#platform/web/list/chosen-rows.ts';
import { CONTACT_READS } from '../../contacts/data/contact-reads.ts';

/** Removes selected manual entries after confirmation and shows their number. */
export function useRemoveBlocks(clientId: string) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const confirm = useConfirm();
  const say = useProblemText();
  const removing = useCallMutation(removeBlocksCall, {
    changes: [listBlocksCall, ...CONTACT_READS],
  });
  return async ({ which, count, names, done }: Chosen<BlockFilter>): Promise<void> => {
    const counted = { count, formatted: number(count) };
    const isConfirmed = await confirm({
      title: t('profile-hub:block.removeTitle', counted),
      lost: t('profile-hub:block.removeLost'),
      names,
      count,
      keep: t('profile-hub:block.removeKeep'),
      act: t('profile-hub:block.remove'),
    });
    if (!isConfirmed) return;
    try {
      const { removed } = await removing.mutateAsync({
        params: { uuid: clientId },
        body: { which },
      });
      const said = { count: removed, formatted: number(removed) };
      showToast({
        text:
          removed > 0 ? t('profile-hub:block.removed', said) : t('profile-hub:block.noneRemoved'),
      });
      done();
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
    }
  };
}
