import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findLeadLocationsCall } from '#modules/leads/contract/leads/lead-place-calls.ts';
import { RELOCATION_SEARCH_MIN } from '#modules/leads/contract/limits.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { mantineWords } from '#platform/web/fields/field-words.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useDropPlace } from '#platform/web/shell/drop-place.ts';
import type { BulkDialogProps } from '../data/bulk-dialog-props.ts';
import { BulkDialog } from './bulk-dialog.tsx';

const TYPING_MS = 200;

/** To which shop all chosen leads go [LEAD-07]. */
export default function RelocateDialog({ count, formId, ...rest }: BulkDialogProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const dropPlace = useDropPlace();
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), TYPING_MS);
  const [locationId, setLocationId] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { data } = useCall(
    findLeadLocationsCall,
    { params: { formId: formId ?? '' }, query: { search: words } },
    { enabled: formId !== undefined && words.length >= RELOCATION_SEARCH_MIN },
  );
  const changeOf = () => {
    setMissing(locationId === null);
    return locationId === null ? undefined : ({ action: 'relocate', locationId } as const);
  };
  return (
    <BulkDialog
      {...rest}
      title={t('leads:list.bulk.relocateTitle', { count, formatted: number(count) })}
      help={t('leads:list.bulk.relocateHelp')}
      act={t('leads:list.bulk.relocateAct')}
      changeOf={changeOf}
    >
      <Select
        {...mantineWords({
          label: t('leads:list.bulk.location'),
          error: isMissing && t('platform:field.required'),
        })}
        searchable
        data-autofocus
        nothingFoundMessage={
          words.length >= RELOCATION_SEARCH_MIN && t('platform:field.nothingFound')
        }
        // The server has searched already.
        filter={({ options }) => options}
        data={(data?.items ?? []).map(({ id, name, city }) => ({
          value: id,
          label: [name, city].filter(Boolean).join(', '),
        }))}
        value={locationId}
        onSearchChange={setTyped}
        onChange={setLocationId}
        comboboxProps={dropPlace}
      />
    </BulkDialog>
  );
}
