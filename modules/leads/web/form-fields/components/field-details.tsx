import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CHOICE_TYPES,
  CONSENT_PURPOSES,
  IDENTITY_PARTS,
  MULTIPLE_TYPES,
} from '#modules/leads/contract/forms/field-types.ts';
import { type FormField, LEAD_FILE_KINDS } from '#modules/leads/contract/forms/form-field.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { SwitchField } from '#platform/web/fields/switch-field.tsx';
import { useNames } from '#platform/web/module/use-names.ts';
import section from '../../components/section.module.css';
import { useDraftStore } from '../../data/draft/draft-context.ts';
import { changeField } from '../../data/draft/field-edits.ts';
import { useFault } from '../../data/draft/use-draft-field.tsx';
import { useDraftLexicon } from '../../data/draft/use-draft-lexicon.ts';
import { IDENTITY_NAMES, PURPOSE_NAMES } from '../data/identity-names.ts';
import { useDeleteField } from '../data/use-delete-field.ts';
import { CriterionField } from './criterion-field.tsx';
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

/** Everything about one field that can be changed. Its label is typed without the others being drawn again. */
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
  const identities = useNames(IDENTITY_NAMES);
  const purposes = useNames(PURPOSE_NAMES);
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
          label={t('leads:field.fileTypes')}
          help={t('leads:field.fileTypesHelp')}
          value={field.fileKinds}
          onChange={(fileKinds) => set({ fileKinds })}
          options={LEAD_FILE_KINDS.map((value) => ({ value, label: value.toUpperCase() }))}
        />
      )}
      {type === 'consent' && (
        <SelectField
          label={t('leads:field.purpose')}
          help={t('leads:field.purposeHelp')}
          placeholder={t('leads:field.purposeNone')}
          isClearable
          value={field.purpose}
          onChange={(purpose) => set({ purpose })}
          options={CONSENT_PURPOSES.map((value) => ({ value, label: purposes[value] }))}
        />
      )}
      {IDENTITY_TYPES.includes(type) && (
        <SelectField
          label={t('leads:field.identity')}
          help={t(`leads:lexicon.${word}.knownBy`)}
          placeholder={t('leads:field.identityNone')}
          isClearable
          value={field.identity}
          onChange={(identity) => set({ identity })}
          options={IDENTITY_PARTS.map((value) => ({ value, label: identities[value] }))}
        />
      )}
      {type !== 'consent' && type !== 'file' && type !== 'product' && (
        <CriterionField value={field.criterion} onChange={(criterion) => set({ criterion })} />
      )}
      <FieldConditions field={field} index={index} />
      <div className={classes.switches}>
        <SwitchField
          label={t(field.shownIf.length > 0 ? 'leads:field.requiredShown' : 'leads:field.required')}
          value={field.required}
          onChange={(required) => set({ required })}
        />
        {MULTIPLE_TYPES.includes(type) && (
          <SwitchField
            label={t('leads:field.multiple')}
            value={field.multiple}
            onChange={(multiple) => set({ multiple })}
            error={multipleFault}
          />
        )}
        <SwitchField
          label={t('leads:field.half')}
          value={field.half}
          onChange={(half) => set({ half })}
        />
        <SwitchField
          label={t('leads:field.newStep')}
          value={field.newStep}
          onChange={(newStep) => set({ newStep })}
        />
        <LinkButton onClick={() => void remove(field.key)}>{t('leads:field.delete')}</LinkButton>
      </div>
    </div>
  );
});
