import type { Configuration } from '#modules/touchpoints/contract/configuration.ts';
import { createCustomTouchpointCall } from '#modules/touchpoints/contract/create-touchpoints.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import {
  checkDestinationCall,
  checkSuffixCall,
  getSearchFiltersCall,
  searchTouchpointsCall,
} from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { serverFaults, wrongFields } from '#platform/web/fields/form/form-faults.ts';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { useRouterAddress } from '#platform/web/module/router-adapters.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useStoredDraft } from '#platform/web/wizard/stored-draft.tsx';
import { WizardScreen } from '#platform/web/wizard/wizard-screen.tsx';
import type { WizardStep } from '#platform/web/wizard/wizard-state.ts';
import {
  addressStepSchema,
  type CustomDraft,
  customDraftSchema,
  EMPTY_CUSTOM,
  piecesStepSchema,
} from '../data/custom-draft.ts';
import { useBrandSettings } from '../data/use-brand-settings.ts';
import { useCreationSummary } from '../data/use-creation-summary.ts';
import { AddressFields } from './address-fields.tsx';
import classes from './creation.module.css';

const FIELDS = ['destUrl', 'configurationSlug', 'sourceSuffix'] as const;
const VERDICTS = { taken: 'SUFFIX_TAKEN', reserved: 'suffixReserved', invalid: 'suffix' } as const;

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
  const storedDraft = useStoredDraft({
    key: `comptoir.new-touchpoint.${client.id}`,
    schema: customDraftSchema,
    empty: EMPTY_CUSTOM,
  });
  const { draft, change } = storedDraft;
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
      storedDraft.clear();
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
      storedDraft={storedDraft}
      onStartedOver={onStartedOver}
      steps={[addressStep, piecesStep]}
      made={madeOf([`${base}${draft.sourceSuffix}`], { hasLanding: false })}
      finishLabel={t('touchpoints:creation.finish')}
      onFinish={finish}
    />
  );
}

/** Material and printed quantity; both can be set later [TP-02]. */
function usePiecesStep({
  draft,
  change,
}: {
  draft: CustomDraft;
  change: (part: Partial<CustomDraft>) => void;
}): WizardStep<CustomDraft> {
  const { t } = useTranslation();
  const { number } = useFormat();
  return {
    id: 'pieces',
    name: t('touchpoints:creation.pieces'),
    question: t('touchpoints:creation.piecesQuestion'),
    help: t('touchpoints:creation.piecesHelp'),
    fields: ['description', 'quantity'],
    check: ({ description, quantity }) =>
      Object.entries(wrongFields(piecesStepSchema, { description, quantity })).map(
        ([field, fault]) => ({ field, message: <FieldMessage fault={fault} /> }),
      ),
    summary: ({ description, quantity }) => [
      { label: t(touchpointFields.description.label), value: description },
      {
        label: t(touchpointFields.quantity.label),
        value: quantity === null ? '' : number(quantity),
      },
    ],
    content: ({ problemOf, answered }) => (
      <div className={classes.fields}>
        <TextField
          label={t(touchpointFields.description.label)}
          help={t('touchpoints:creation.descriptionHelp')}
          value={draft.description}
          error={problemOf('description')}
          onChange={(description) => {
            answered('description');
            change({ description });
          }}
        />
        <NumberField
          label={t(touchpointFields.quantity.label)}
          help={t('touchpoints:creation.quantityHelp')}
          min={0}
          value={draft.quantity}
          error={problemOf('quantity')}
          onChange={(quantity) => {
            answered('quantity');
            change({ quantity });
          }}
        />
      </div>
    ),
  };
}

/** Destination and short URL; the server checks both before the next step [TP-03] [TP-12]. */
function useAddressStep({
  brandId,
  base,
  offered,
  draft,
  change,
}: {
  brandId: string;
  base: string;
  offered: readonly Configuration[];
  draft: CustomDraft;
  change: (part: Partial<CustomDraft>) => void;
}): WizardStep<CustomDraft> {
  const { t } = useTranslation();
  return {
    id: 'address',
    name: t('touchpoints:creation.address'),
    question: t('touchpoints:creation.addressQuestion'),
    help: t('touchpoints:creation.addressHelp'),
    fields: FIELDS,
    async check({ destUrl, sourceSuffix, configurationSlug }) {
      const wrong = Object.entries(wrongFields(addressStepSchema, { destUrl, sourceSuffix }));
      if (wrong.length > 0)
        return wrong.map(([field, fault]) => ({ field, message: <FieldMessage fault={fault} /> }));
      const suffix = sourceSuffix.trim();
      const [destination, short] = await Promise.all([
        callServer(checkDestinationCall, { query: { brandId, destUrl, configurationSlug } }),
        suffix === '' ? undefined : callServer(checkSuffixCall, { query: { brandId, suffix } }),
      ]);
      const verdict = short?.verdict ?? 'free';
      return [
        ...(destination.fault === null
          ? []
          : [{ field: 'destUrl', message: <FieldMessage fault={{ code: destination.fault }} /> }]),
        ...(verdict === 'free'
          ? []
          : [
              {
                field: 'sourceSuffix',
                message: <FieldMessage fault={{ code: VERDICTS[verdict], params: { suffix } }} />,
              },
            ]),
      ];
    },
    summary: ({ destUrl, sourceSuffix }) => [
      { label: t('touchpoints:field.destUrl'), value: destUrl },
      {
        label: t('touchpoints:column.shortUrl'),
        value: sourceSuffix === '' ? t('touchpoints:creation.madeUp') : `${base}${sourceSuffix}`,
      },
    ],
    content: (content) => <AddressFields {...{ brandId, base, offered, draft, change, content }} />,
  };
}
