import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createCustomTouchpointCall } from '#modules/touchpoints/contract/create-touchpoints.ts';
import {
  getSearchFiltersCall,
  searchTouchpointsCall,
} from '#modules/touchpoints/contract/search-touchpoints.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { FieldMessage } from '#platform/web/fields/field-message.tsx';
import { serverFaults } from '#platform/web/fields/form/server-faults.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { useKeptDraft } from '#platform/web/wizard/use-kept-draft.ts';
import { Wizard } from '#platform/web/wizard/wizard.tsx';
import { customDraftSchema, EMPTY_CUSTOM } from '../data/custom-draft.ts';
import { useBrandSettings } from '../data/use-brand-settings.ts';
import { CreationHead } from './creation-head.tsx';
import { CustomCreated } from './custom-created.tsx';
import { useAddressStep } from './use-address-step.tsx';
import { usePiecesStep } from './use-pieces-step.tsx';

/** A custom touchpoint is made in two steps [TP-02]. */
export function CustomWizard({ client }: { client: CurrentClient }) {
  const { t } = useTranslation();
  const { brandId } = client;
  const address = useRouterAddress();
  const { draft, change, clear, state, isEmpty } = useKeptDraft({
    key: `comptoir.new-touchpoint.${client.id}`,
    schema: customDraftSchema,
    empty: EMPTY_CUSTOM,
  });
  const [round, setRound] = useState(0);
  const [created, setCreated] = useState<Touchpoint>();
  const create = useCallMutation(createCustomTouchpointCall, {
    changes: [searchTouchpointsCall, getSearchFiltersCall],
  });
  const { base, offered } = useBrandSettings(brandId);
  const addressStep = useAddressStep({ brandId, base, offered, draft, change });
  const piecesStep = usePiecesStep({ draft, change });

  const finish = async () => {
    try {
      setCreated(await create.mutateAsync({ body: { brandId, ...draft } }));
      startOver();
      return undefined;
    } catch (error) {
      const { wrong } = serverFaults(error, (path) => path in EMPTY_CUSTOM);
      if (Object.keys(wrong).length === 0) throw error;
      return Object.entries(wrong).map(([field, fault]) => ({
        field,
        message: <FieldMessage fault={fault} />,
      }));
    }
  };
  const startOver = () => {
    clear();
    address.setSearch('', 'replace');
    setRound((before) => before + 1);
  };

  if (created)
    return (
      <CustomCreated
        clientId={client.id}
        touchpoint={created}
        onAnother={() => setCreated(undefined)}
      />
    );
  return (
    <>
      <CreationHead
        title={t('touchpoints:title.custom')}
        clientId={client.id}
        onStartOver={isEmpty ? undefined : startOver}
      />
      <Wizard
        key={round}
        steps={[addressStep, piecesStep]}
        draft={draft}
        finishLabel={t('touchpoints:creation.finish')}
        onFinish={finish}
        address={address}
        {...(state && { draftState: state })}
      />
    </>
  );
}
