import { useTranslation } from 'react-i18next';
import type { Configuration } from '#modules/touchpoints/contract/configuration.ts';
import {
  checkDestinationCall,
  checkSuffixCall,
} from '#modules/touchpoints/contract/touchpoint-checks.ts';
import { callServer } from '#platform/web/api/server.ts';
import { FieldMessage } from '#platform/web/fields/field-message.tsx';
import { wrongFields } from '#platform/web/fields/form/wrong-fields.ts';
import type { WizardStep } from '#platform/web/wizard/wizard-step.ts';
import { addressStepSchema, type CustomDraft } from '../data/custom-draft.ts';
import { AddressFields } from './address-fields.tsx';

const FIELDS = ['destUrl', 'configurationSlug', 'sourceSuffix'] as const;
const VERDICTS = { taken: 'SUFFIX_TAKEN', reserved: 'suffixReserved', invalid: 'suffix' } as const;

/** Destination and short URL; the server checks both before the next step [TP-03] [TP-12]. */
export function useAddressStep({
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
