import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { relocateLeadCall } from '#modules/leads/contract/leads/hand-over-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import {
  findLeadLocationsCall,
  locationAdministratorsCall,
} from '#modules/leads/contract/leads/lead-place-calls.ts';
import { RELOCATION_SEARCH_MIN } from '#modules/leads/contract/limits.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { mantineWords } from '#platform/web/fields/field-words.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useDropPlace } from '#platform/web/shell/drop-place.ts';
import { LeadDialog } from '../../../components/lead-dialog.tsx';
import { useHandOver } from '../../data/use-hand-over.ts';
import classes from './dialogs.module.css';

const TYPING_MS = 200;

/** To which location the lead goes, found from three characters on, and who is asked there [LEAD-07]. */
export default function RelocateDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { t } = useTranslation();
  const dropPlace = useDropPlace();
  const navigate = useNavigate();
  const { id: clientId } = useCurrentClient();
  const { send } = useHandOver(relocateLeadCall, lead);
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), TYPING_MS);
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null);
  const [isMissing, setMissing] = useState(false);
  const isSearched = words.length >= RELOCATION_SEARCH_MIN;
  const { data } = useCall(
    findLeadLocationsCall,
    { params: { formId: lead.formId }, query: { search: words } },
    // What stands in the field once it is chosen is nothing to search for.
    { enabled: isSearched && words !== chosen?.name },
  );
  const found = (isSearched ? (data?.items ?? []) : []).map(({ id, name, city }) => ({
    value: id,
    label: [name, city].filter(Boolean).join(', '),
  }));
  const isOffered = chosen === null || found.some(({ value }) => value === chosen.id);
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
      <Select
        {...mantineWords({
          label: t('leads:detail.relocating.find'),
          help: t('leads:detail.relocating.from', { count: RELOCATION_SEARCH_MIN }),
          error: isMissing && t('platform:field.required'),
          isRequired: true,
        })}
        searchable
        autoFocus
        nothingFoundMessage={isSearched && data && t('platform:field.nothingFound')}
        // The server has searched already.
        filter={({ options }) => options}
        data={isOffered ? found : [{ value: chosen.id, label: chosen.name }, ...found]}
        value={chosen?.id ?? null}
        onSearchChange={setTyped}
        onChange={(id, option) => {
          setChosen(id === null ? null : { id, name: option?.label ?? '' });
          setMissing(false);
        }}
        comboboxProps={dropPlace}
      />
      {chosen && <AskedThere locationId={chosen.id} />}
    </LeadDialog>
  );
}

function AskedThere({ locationId }: { locationId: string }) {
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
