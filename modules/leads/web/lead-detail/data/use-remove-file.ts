import { useTranslation } from 'react-i18next';
import { removeLeadFileCall } from '#modules/leads/contract/leads/edit-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useLeadCache } from './use-lead-cache.ts';

/** Removes a file from an answer after confirmation; this cannot be undone [LEAD-03]. */
export function useRemoveFile({ id: leadId, formId }: Pick<Lead, 'id' | 'formId'>) {
  const { t } = useTranslation();
  const say = useProblemText();
  const confirm = useConfirm();
  const { mutateAsync } = useCallMutation(removeLeadFileCall);
  const { keep } = useLeadCache(leadId);
  return async ({ id: fileId, name }: { id: string; name: string }): Promise<void> => {
    const isSure = await confirm({
      title: t('leads:detail.editor.removeQuestion', { name }),
      lost: t('leads:detail.editor.removeLost'),
      keep: t('leads:detail.editor.removeKeep'),
      act: t('leads:detail.editor.removeAct'),
    });
    if (!isSure) return;
    try {
      keep(await mutateAsync({ params: { formId, leadId, fileId } }));
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
    }
  };
}
