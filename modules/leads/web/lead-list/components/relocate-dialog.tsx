import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';
import { type ChosenShop, ShopField } from '../../components/shop-field.tsx';
import type { BulkDialogProps } from '../data/bulk-dialog-props.ts';
import { BulkDialog } from './bulk-dialog.tsx';

/** To which shop all chosen leads go [LEAD-07]. */
export default function RelocateDialog({ count, formId, ...rest }: BulkDialogProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [shop, setShop] = useState<ChosenShop | null>(null);
  const [isMissing, setMissing] = useState(false);
  const changeOf = () => {
    setMissing(shop === null);
    return shop === null ? undefined : ({ action: 'relocate', locationId: shop.id } as const);
  };
  return (
    <BulkDialog
      {...rest}
      title={t('leads:list.bulk.relocateTitle', { count, formatted: number(count) })}
      help={t('leads:list.bulk.relocateHelp')}
      act={t('leads:list.bulk.relocateAct')}
      changeOf={changeOf}
    >
      <ShopField
        formId={formId}
        label={t('leads:list.bulk.location')}
        error={isMissing && t('platform:field.required')}
        value={shop}
        onChange={setShop}
      />
    </BulkDialog>
  );
}
