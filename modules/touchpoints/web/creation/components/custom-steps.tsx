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
import { clientAddress } from '#platform/web/module/client-address.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { useStoredDraft } from '#platform/web/wizard/use-stored-draft.ts';
import { WizardScreen } from '#platform/web/wizard/wizard-screen.tsx';
import { customDraftSchema, EMPTY_CUSTOM } from '../data/custom-draft.ts';
import { useBrandSettings } from '../data/use-brand-settings.ts';
import { useCreationSummary } from '../data/use-creation-summary.ts';
import { useAddressStep } from './use-address-step.tsx';
import { usePiecesStep } from './use-pieces-step.tsx';

/** One attempt at a custom touchpoint; starting over makes another. */
export function CustomSteps({
  client,
  onCreated,
  onStartedOver,
}: {
  client: CurrentClient;
  onCreated: (touchpoint: Touchpoint) => void;
  onStartedOver: () => void;
}) {
  const { t } = useTranslation();
  const { brandId } = client;
  const address = useRouterAddress();
  const kept = useStoredDraft({
    key: `comptoir.new-touchpoint.${client.id}`,
    schema: customDraftSchema,
    empty: EMPTY_CUSTOM,
  });
  const { draft, change } = kept;
  const create = useCallMutation(createCustomTouchpointCall, {
    changes: [searchTouchpointsCall, getSearchFiltersCall],
  });
  const { base, offered } = useBrandSettings(brandId);
  const addressStep = useAddressStep({ brandId, base, offered, draft, change });
  const piecesStep = usePiecesStep({ draft, change });
  const madeOf = useCreationSummary();

  const finish = async () => {
    try {
      const touchpoint = await create.mutateAsync({ body: { brandId, ...draft } });
      kept.clear();
      address.setSearch('', 'replace');
      onCreated(touchpoint);
      return undefined;
    } catch (error) {
      const { wrong } = serverFaults(error, (path) => Object.hasOwn(EMPTY_CUSTOM, path));
      if (Object.keys(wrong).length === 0) throw error;
      return Object.entries(wrong).map(([field, fault]) => ({
        field,
        message: <FieldMessage fault={fault} />,
      }));
    }
  };
  return (
    <WizardScreen
      title={t('touchpoints:title.custom')}
      leaveTo={clientAddress(client.id, 'touchpoints/list')}
      kept={kept}
      onStartedOver={onStartedOver}
      steps={[addressStep, piecesStep]}
      made={madeOf([`${base}${draft.sourceSuffix}`], { hasLanding: false })}
      finishLabel={t('touchpoints:creation.finish')}
      onFinish={finish}
    />
  );
}
