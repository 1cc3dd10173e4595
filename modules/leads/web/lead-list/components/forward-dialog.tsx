import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ForwardQuestion } from '../../components/lead-dialog.tsx';
import type { BulkDialogProps } from '../data/lead-listing.ts';

/** To whom all chosen leads go [LEAD-07]. */
export default function ForwardDialog({ count, onChange, onClose }: BulkDialogProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <ForwardQuestion
      title={t('leads:list.bulk.forwardTitle', { count, formatted: number(count) })}
      help={t('leads:list.bulk.forwardHelp')}
      act={t('leads:list.bulk.forwardAct')}
      onForward={(to) => onChange({ action: 'forward', ...to })}
      onClose={onClose}
    />
  );
}
