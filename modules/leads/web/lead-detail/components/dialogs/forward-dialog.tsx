import { forwardLeadCall } from '#modules/leads/contract/leads/hand-over-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ForwardQuestion } from '../../../components/lead-dialog.tsx';
import { useHandOver } from '../../data/use-change-lead.ts';

/** Dialog for the new recipient of a lead [LEAD-07]. */
export default function ForwardDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { t } = useTranslation();
  const { send } = useHandOver(forwardLeadCall, lead);
  return (
    <ForwardQuestion
      title={t('leads:detail.forward')}
      help={t('leads:detail.forwarding.help')}
      act={t('leads:detail.forward')}
      onForward={(to) => send(to, () => t('leads:detail.forwarding.done', { email: to.email }))}
      onClose={onClose}
    />
  );
}
