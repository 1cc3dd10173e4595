import type { TFunction } from 'i18next';
import { memo } from 'react';
import {
  CHOICE_TYPES,
  CONSENT_PURPOSES,
  IDENTITY_PARTS,
  MULTIPLE_TYPES,
} from '#modules/forms/contract/field-types.ts';
import { type FormField, LEAD_FILE_KINDS } from '#modules/forms/contract/form-field.ts';
import { listUsableCriteriaCall } from '#modules/forms/contract/form-ports.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import section from '#platform/web/layout/section.module.css';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useDraftLexicon, useDraftStore } from '../../data/draft/draft-context.ts';
import { changeField, fieldLabel, removeField } from '../../data/draft/field-edits.ts';
import { type FieldReferences, referencesTo } from '../../data/draft/field-references.ts';
import { useFault } from '../../data/draft/use-draft-field.tsx';
import { FieldConditions } from './field-conditions.tsx';
import { FieldNames } from './field-names.tsx';
import { FieldOptions } from './field-options.tsx';
import classes from './fields.module.css';

/** Types that can hold a part of the consumer's identity. */
const IDENTITY_TYPES: readonly FormField['type'][] = [
  'text',
  'email',
  'phone',
  'select',
  'radio',
  'longText',
];

/** All settings of one field. Typing its label renders only this field. */
export const FieldDetails = memo(function FieldDetails({
  field,
  index,
  onRename,
}: {
  field: FormField;
  index: number;
  onRename: (key: string, next: string) => void;
}) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  const store = useDraftStore();
  const remove = useDeleteField();
  const set = (part: Partial<FormField>) => store.change(changeField(field.key, part));
  const multipleFault = useFault(`fields.${index}.multiple`);
  const { type } = field;
  return (
    <div className={`${section.columns} ${classes.details}`}>
      <FieldNames field={field} index={index} onRename={onRename} />
      {CHOICE_TYPES.includes(type) && <FieldOptions field={field} index={index} />}
      {type === 'file' && (
        <MultiSelectField
          label={t('forms:field.fileTypes')}
          help={t('forms:field.fileTypesHelp')}
          value={field.fileKinds}
          onChange={(fileKinds) => set({ fileKinds })}
          options={LEAD_FILE_KINDS.map((value) => ({ value, label: value.toUpperCase() }))}
        />
      )}
      {type === 'consent' && (
        <SelectField
          label={t('forms:field.purpose')}
          help={t('forms:field.purposeHelp')}
          placeholder={t('forms:field.purposeNone')}
          isClearable
          value={field.purpose}
          onChange={(purpose) => set({ purpose })}
          options={CONSENT_PURPOSES.map((value) => ({
            value,
            label: t(`forms:field.purposes.${value}`),
          }))}
        />
      )}
      {IDENTITY_TYPES.includes(type) && (
        <SelectField
          label={t('forms:field.identity')}
          help={t(`forms:lexicon.${word}.knownBy`)}
          placeholder={t('forms:field.identityNone')}
          isClearable
          value={field.identity}
          onChange={(identity) => set({ identity })}
          options={IDENTITY_PARTS.map((value) => ({
            value,
            label: t(`forms:field.identityPart.${value}`),
          }))}
        />
      )}
      {type !== 'consent' && type !== 'file' && type !== 'product' && (
        <CriterionField value={field.criterion} onChange={(criterion) => set({ criterion })} />
      )}
      <FieldConditions field={field} index={index} />
      <div className={classes.switches}>
        <SwitchField
          label={t(field.shownIf.length > 0 ? 'forms:field.requiredShown' : 'forms:field.required')}
          value={field.required}
          onChange={(required) => set({ required })}
        />
        {MULTIPLE_TYPES.includes(type) && (
          <SwitchField
            label={t('forms:field.multiple')}
            value={field.multiple}
            onChange={(multiple) => set({ multiple })}
            error={multipleFault}
          />
        )}
        <SwitchField
          label={t('forms:field.half')}
          value={field.half}
          onChange={(half) => set({ half })}
        />
        <SwitchField
          label={t('forms:field.newStep')}
          value={field.newStep}
          onChange={(newStep) => set({ newStep })}
        />
        <LinkButton onClick={() => void remove(field.key)}>{t('forms:field.delete')}</LinkButton>
      </div>
    </div>
  );
});

/** Deletes a field; asks for confirmation if other parts depend on it [FORM-04]. */
function useDeleteField(): (key: string) => Promise<void> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const store = useDraftStore();
  return async (key) => {
    const { draft } = store.get();
    const references = referencesTo(draft, key);
    const lost = lostWithField(t, references);
    const name = fieldLabel(draft, key);
    const isSure =
      lost === '' ||
      (await confirm({
        title: t('forms:field.deleteQuestion', { name }),
        lost,
        names: references.fields.map((one) => ({ name: fieldLabel(draft, one) })),
        keep: t('forms:field.deleteKeep'),
        act: t('forms:field.deleteAct'),
      }));
    if (isSure) store.change(removeField(key));
  };
}

/** Text about the dependents lost with a field; the sentence about fields comes last, because their names follow. */
export function lostWithField(
  t: TFunction,
  { fields, rules, tagRules, recipients }: FieldReferences,
): string {
  const count = rules + tagRules + recipients;
  return [
    count > 0 && t('forms:field.deleteRules', { count }),
    fields.length > 0 && t('forms:field.deleteLost'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The contact criterion that stores the answer. */
function CriterionField({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (slug: string | null) => void;
}) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const { data, isError } = useCall(listUsableCriteriaCall, { params: { clientId } });
  const known = isError ? [] : data?.items;
  const offered = known?.map(({ slug, label }) => ({ value: slug, label }));
  // A criterion no longer in use is still offered if the field has it.
  const isKnown = value === null || !offered || offered.some((one) => one.value === value);
  return (
    <SelectField
      label={t('forms:field.criterion')}
      help={t(isError ? 'forms:field.criterionUnknown' : 'forms:field.criterionHelp')}
      placeholder={t('forms:field.criterionNone')}
      isClearable
      value={value}
      onChange={onChange}
      options={isKnown ? offered : [...offered, { value: value ?? '', label: value ?? '' }]}
    />
  );
}
