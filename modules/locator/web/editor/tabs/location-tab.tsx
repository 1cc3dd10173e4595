import { EditorPart } from '#platform/web/fields/editor-part.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useChoices, useDraftField } from '../data/draft-context.tsx';
import { FIELD_NAMES } from '../data/field-names.ts';

/** Settings of the location page: the form that visitors use to contact a store [LOC-03]. */
export default function LocationTab() {
  const { t } = useTranslation();
  const choices = useChoices();
  const form = useDraftField('defaultFormId');
  const options = choices?.forms.map(({ id, name, active }) => ({
    value: id,
    label: active ? name : t('locator:editor.formInactive', { name }),
  }));
  const isKnown = form.value === null || options?.some(({ value }) => value === form.value);
  return (
    <EditorPart title={t('locator:editor.part.request')}>
      <SelectField
        {...form}
        label={t(FIELD_NAMES.defaultFormId)}
        help={t('locator:help.defaultFormId')}
        isClearable
        options={
          options && form.value !== null && !isKnown
            ? [...options, { value: form.value, label: t('locator:editor.formDeleted') }]
            : options
        }
      />
    </EditorPart>
  );
}
