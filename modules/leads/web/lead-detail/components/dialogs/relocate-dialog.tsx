import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { relocateLeadCall } from '#modules/leads/contract/leads/hand-over-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { locationAdministratorsCall } from '#modules/leads/contract/leads/lead-place-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { FindLocation, type FoundLocation } from '../../../components/find-location.tsx';
import { LeadDialog } from '../../../components/lead-dialog.tsx';
import { useHandOver } from '../../data/use-change-lead.ts';
import classes from './dialogs.module.css';

/**
 * Dialog to move the lead to another location, with search from three characters and the recipients there [LEAD-07].
 */
export default function RelocateDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id: clientId } = useCurrentClient();
  const { send } = useHandOver(relocateLeadCall, lead);
  const [chosen, setChosen] = useState<FoundLocation | null>(null);
  const [isMissing, setMissing] = useState(false);
  const relocate = () => {
    setMissing(chosen === null);
    if (chosen === null) return false;
    return send({ locationId: chosen.id }, (moved) => {
      const { name } = chosen;
      if (moved) return t('leads:detail.relocating.done', { name });
      void navigate({ to: clientAddress(clientId, 'platform/leads'), ignoreBlocker: true });
      return t('leads:detail.relocating.gone', { name });
    });
  };
  return (
    <LeadDialog
      title={t('leads:detail.relocate')}
      help={t('leads:detail.relocating.help')}
      act={t('leads:detail.relocate')}
      onSend={relocate}
      onClose={onClose}
    >
      <FindLocation
        formId={lead.formId}
        chosen={chosen}
        isMissing={isMissing && chosen === null}
        onChoose={setChosen}
      />
      {chosen && <LocationRecipients locationId={chosen.id} />}
    </LeadDialog>
  );
}

function LocationRecipients({ locationId }: { locationId: string }) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const { data, isPlaceholderData } = useCall(locationAdministratorsCall, {
    params: { locationId },
  });
  if (!data || isPlaceholderData) return null;
  const names = data.items.map(({ name }) => name);
  return (
    <p className={classes.asked} role="status">
      {names.length > 0
        ? t('leads:detail.relocating.asked', { names: list(names) })
        : t('leads:detail.relocating.nobody')}
    </p>
  );
}
