import { useTranslation } from 'react-i18next';
import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import { FieldMessage } from '#platform/web/fields/field-message.tsx';
import { wrongFields } from '#platform/web/fields/form/wrong-fields.ts';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { WizardStep } from '#platform/web/wizard/wizard-step.ts';
import { type CustomDraft, piecesStepSchema } from '../data/custom-draft.ts';
import classes from './creation.module.css';

/** Material and printed quantity; both can be set later [TP-02]. */
export function usePiecesStep({
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
