import { useState } from 'react';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { leadPriceSchema } from '#modules/leads/contract/leads/lead-calls.ts';
import { MoneyField } from '#platform/web/fields/numbers/number-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { LeadDialog } from '../../../components/lead-dialog.tsx';
import type { GivenAction } from '../../data/use-change-lead.ts';

/** The sale price: entered in units, stored in hundredths [LEAD-04]. */
export default function ConvertDialog({
  lead,
  onAct,
  onClose,
}: {
  lead: Lead;
  onAct: (given: GivenAction) => Promise<string | undefined>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [price, setPrice] = useState(lead.price ?? lead.estimatedPrice);
  const isFine = price === null || leadPriceSchema.safeParse(price).success;
  return (
    <LeadDialog
      title={t('leads:detail.convert.title')}
      help={t('leads:detail.convert.help')}
      act={t('leads:detail.convert.title')}
      onSend={() => isFine && onAct({ action: 'convert', price })}
      onClose={onClose}
    >
      <MoneyField
        label={t('leads:detail.price')}
        currency={lead.currency}
        value={price}
        onChange={setPrice}
        error={!isFine && t('leads:fault.number')}
      />
    </LeadDialog>
  );
}
