import {
  IconArrowForwardUp,
  IconMapPinShare,
  IconPencil,
  IconShare,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteLeadCall } from '#modules/leads/contract/leads/edit-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { deleteLeads, workOnLeads } from '#modules/leads/contract/permissions.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { useAbilities } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { useLeadCache } from '../../data/use-lead-cache.ts';

const DIALOGS = {
  forward: onDemand(() => import('../dialogs/forward-dialog.tsx')),
  relocate: onDemand(() => import('../dialogs/relocate-dialog.tsx')),
  share: onDemand(() => import('../dialogs/share-dialog.tsx')),
};
const LOOKS = [
  { id: 'forward', label: 'leads:detail.forward', icon: IconArrowForwardUp },
  { id: 'relocate', label: 'leads:detail.relocate', icon: IconMapPinShare },
  { id: 'share', label: 'leads:detail.share', icon: IconShare },
] as const;

/** Forward, relocate, share, edit, delete [LEAD-02]. */
export function useLeadActions(
  lead: Lead,
  { name, isEditing, onEdit }: { name: string; isEditing: boolean; onEdit: () => void },
): { actions: PageAction[]; dialog: ReactNode } {
  const { t } = useTranslation();
  const isAble = useAbilities();
  const [open, setOpen] = useState<keyof typeof DIALOGS>();
  const remove = useDeleteLead(lead, name);
  const hasEnded = lead.status === 'converted' || lead.status === 'lost';
  const offered = LOOKS.filter(({ id }) => id === 'share' || !hasEnded);
  const actions: PageAction[] = isAble(workOnLeads)
    ? [
        ...offered.map(({ id, label, icon }) => ({
          id,
          label: t(label),
          icon,
          run: () => setOpen(id),
        })),
        { id: 'edit', label: t('leads:detail.edit'), icon: IconPencil, run: onEdit },
      ]
    : [];
  if (isAble(deleteLeads))
    actions.push({
      id: 'delete',
      label: t('leads:detail.delete'),
      icon: IconTrash,
      danger: true,
      run: () => void remove(),
    });
  const Dialog = open && DIALOGS[open];
  return {
    // While the editor has unsaved input, other actions are disabled until it is saved or cancelled.
    actions: isEditing
      ? actions.map((action) => ({ ...action, refusal: t('leads:detail.editor.finishFirst') }))
      : actions,
    dialog: Dialog && <Dialog lead={lead} onClose={() => setOpen(undefined)} />,
  };
}

function useDeleteLead({ id: leadId, formId }: Lead, name: string): () => Promise<void> {
  const { t } = useTranslation();
  const say = useProblemText();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { id: clientId } = useCurrentClient();
  const { mutateAsync } = useCallMutation(deleteLeadCall);
  const { forget } = useLeadCache(leadId);
  return async () => {
    const isSure = await confirm({
      title: t('leads:detail.deletion.question', { name }),
      lost: t('leads:detail.deletion.lost'),
      keep: t('leads:detail.deletion.keep'),
      act: t('leads:detail.deletion.act'),
    });
    if (!isSure) return;
    try {
      await mutateAsync({ params: { formId, leadId } });
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
      return;
    }
    await navigate({ to: clientAddress(clientId, 'platform/leads'), ignoreBlocker: true });
    forget();
    showToast({ text: t('leads:detail.deletion.done', { name }) });
  };
}
