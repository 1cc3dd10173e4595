import type { FormField } from '#modules/forms/contract/form-field.ts';
import { FIELD_KEY_MAX_LENGTH, FORM_TEXT_MAX_LENGTH } from '#modules/forms/contract/limits.ts';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useLanguageNames } from '#platform/web/i18n/use-language-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDraft, useDraftStore } from '../../data/draft/draft-context.ts';
import type { FormDraft } from '../../data/draft/draft-store.ts';
import { labelKey, makeFieldKey, renameField, setText } from '../../data/draft/field-edits.ts';
import { useFault } from '../../data/draft/use-draft-field.tsx';
import classes from './fields.module.css';

/** Label, help and placeholder in the default language, and the key of the field. */
export function FieldNames({
  field: { key },
  index,
  onRename,
}: {
  field: FormField;
  index: number;
  onRename: (key: string, next: string) => void;
}) {
  const { t } = useTranslation();
  const store = useDraftStore();
  const languageOf = useLanguageNames();
  const locale = useDraft(({ draft }) => draft.translations.defaultLocale);
  const texts = useDraft(({ draft }) => {
    const list = draft.translations.list[locale] ?? {};
    return {
      label: list[labelKey(key)] ?? '',
      help: list[`field.${key}.help`] ?? '',
      placeholder: list[`field.${key}.placeholder`] ?? '',
    };
  });
  const isSaved = useDraft(({ before }) => before.fields.some((field) => field.key === key));
  const labelPath = `translations.list.${locale}.${labelKey(key)}`;
  const keyPath = `fields.${index}.key`;
  const give = (next: string) => {
    if (next === key) return;
    onRename(key, next);
    store.change(renameField(key, next));
  };
  const write = (label: string) => {
    const { draft } = store.get();
    const next = isSaved ? key : keyFollowing(draft, { key, before: texts.label, label });
    give(next);
    store.change(setText(locale, labelKey(next), label));
  };
  return (
    <>
      <TextField
        data-path={labelPath}
        label={t('forms:field.label', { language: languageOf(locale) })}
        isRequired
        value={texts.label}
        maxLength={FORM_TEXT_MAX_LENGTH}
        autoComplete="off"
        error={useFault(labelPath)}
        onChange={write}
        onBlur={() => store.leave(labelPath)}
      />
      <TextField
        data-path={keyPath}
        label={t('forms:field.key')}
        help={isSaved ? undefined : t('forms:field.keyHelp')}
        className={classes.key}
        readOnly={isSaved}
        value={key}
        maxLength={FIELD_KEY_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={useFault(keyPath, true)}
        onChange={give}
        onBlur={() => store.leave(keyPath)}
      />
      <TextField
        label={t('forms:field.help')}
        value={texts.help}
        maxLength={FORM_TEXT_MAX_LENGTH}
        autoComplete="off"
        onChange={(help) => store.change(setText(locale, `field.${key}.help`, help))}
      />
      <TextField
        label={t('forms:field.placeholder')}
        value={texts.placeholder}
        maxLength={FORM_TEXT_MAX_LENGTH}
        autoComplete="off"
        onChange={(text) => store.change(setText(locale, `field.${key}.placeholder`, text))}
      />
    </>
  );
}

/** The key of a new field follows its label until the user edits the key. */
export function keyFollowing(
  { fields }: Pick<FormDraft, 'fields'>,
  { key, before, label }: { key: string; before: string; label: string },
): string {
  const own = fields.find((field) => field.key === key);
  const others = fields.filter((field) => field !== own).map((field) => field.key);
  const type = own?.type ?? 'field';
  const made = (fieldName: string) =>
    makeFieldKey(fieldName || type.replace(/[A-Z]/g, ' $&'), others, 'field');
  return key === made(before) ? made(label) : key;
}
