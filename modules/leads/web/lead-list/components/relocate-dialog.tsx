import { useState } from 'react';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { FindLocation, type FoundLocation } from '../../components/find-location.tsx';
import { LeadDialog } from '../../components/lead-dialog.tsx';
import type { BulkDialogProps } from '../data/lead-listing.ts';

/** To which location all chosen leads go [LEAD-07]. */
export default function RelocateDialog({ count, formId, onChange, onClose }: BulkDialogProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [chosen, setChosen] = useState<FoundLocation | null>(null);
  const [isMissing, setMissing] = useState(false);
  const relocate = () => {
    setMissing(chosen === null);
    return chosen !== null && onChange({ action: 'relocate', locationId: chosen.id });
  };
  return (
    <LeadDialog
      title={t('leads:list.bulk.relocateTitle', { count, formatted: number(count) })}
      help={t('leads:list.bulk.relocateHelp')}
      act={t('leads:list.bulk.relocateAct')}
      onSend={relocate}
      onClose={onClose}
    >
      <FindLocation
        formId={formId}
        chosen={chosen}
        isMissing={isMissing && chosen === null}
        onChoose={setChosen}
      />
    </LeadDialog>
  );
}
