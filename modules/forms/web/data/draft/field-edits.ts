import type { FieldType } from '#modules/forms/contract/field-types.ts';
import {
  type FormField,
  formFieldSchema,
  LEAD_FILE_KINDS,
} from '#modules/forms/contract/form-field.ts';
import { FIELD_KEY_MAX_LENGTH } from '#modules/forms/contract/limits.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { trimEndCharacter } from '#platform/contract/text/text.ts';
import type { DraftChange, FormDraft } from './draft-store.ts';
import { renamedAnswers, renamedReferences, withoutReferences } from './field-references.ts';

/** `Nom de l’établissement` becomes `nom_de_l_etablissement`, with a number appended if the key exists. */
export function makeFieldKey(
  fieldName: string,
  taken: readonly string[],
  otherwise: string,
): string {
  const joined = fieldName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '');
  const plain = trimEndCharacter(joined, '_') || otherwise;
  const base = trimEndCharacter(plain.slice(0, FIELD_KEY_MAX_LENGTH - 3), '_');
  let key = base;
  for (let count = 2; taken.includes(key); count += 1) key = `${base}_${count}`;
  return key;
}

export const labelKey = (key: string) => `field.${key}.label`;
export const optionKey = (key: string, option: string) => `field.${key}.option.${option}`;

/** Label of the field in the default language, or else its key. */
export function fieldLabel({ translations }: Pick<FormDraft, 'translations'>, key: string): string {
  return translations.list[translations.defaultLocale]?.[labelKey(key)]?.trim() || key;
}

export function fieldOptionLabel(
  { translations }: Pick<FormDraft, 'translations'>,
  key: string,
  option: string,
): string {
  return translations.list[translations.defaultLocale]?.[optionKey(key, option)]?.trim() || option;
}

export function newFieldKey(draft: FormDraft, type: FieldType): string {
  const taken = draft.fields.map(({ key }) => key);
  return makeFieldKey(type.replace(/[A-Z]/g, ' $&'), taken, 'field');
}

export function addField(type: FieldType, key: string): DraftChange {
  const field = formFieldSchema.parse({
    key,
    type,
    ...(type === 'email' || type === 'phone' ? { identity: type } : {}),
    ...(type === 'file' && { fileKinds: [...LEAD_FILE_KINDS] }),
  });
  return (draft) => ({ ...draft, fields: [...draft.fields, field] });
}

export function changeField(key: string, part: Partial<FormField>): DraftChange {
  return (draft) => ({
    ...draft,
    fields: draft.fields.map((field) => (field.key === key ? { ...field, ...part } : field)),
  });
}

export function moveField(key: string, to: number): DraftChange {
  return (draft) => {
    const at = draft.fields.findIndex((field) => field.key === key);
    const field = draft.fields[at];
    if (!field || to < 0 || to >= draft.fields.length || to === at) return draft;
    return { ...draft, fields: draft.fields.toSpliced(at, 1).toSpliced(to, 0, field) };
  };
}

/** An empty text counts as missing. */
/** Sets several texts in one change; an empty text is removed. */
export function setTexts(texts: readonly (readonly [Locale, string, string])[]): DraftChange {
  return (draft) => {
    const list = { ...draft.translations.list };
    for (const [locale, key, text] of texts) {
      const { [key]: _, ...others } = list[locale] ?? {};
      list[locale] = text === '' ? others : { ...list[locale], [key]: text };
    }
    return { ...draft, translations: { ...draft.translations, list } };
  };
}

export function setText(locale: Locale, key: string, text: string): DraftChange {
  return setTexts([[locale, key, text]]);
}

/** Removes a field with its texts and all conditions that use it. */
export function removeField(key: string): DraftChange {
  return (draft) =>
    withoutReferences(
      {
        ...draft,
        fields: draft.fields.filter((field) => field.key !== key),
        translations: withTexts(draft, (text) => (text.startsWith(`field.${key}.`) ? null : text)),
      },
      key,
    );
}

export function removeOption(key: string, option: string): DraftChange {
  return (draft) => ({
    ...draft,
    fields: draft.fields.map((field) =>
      field.key === key
        ? { ...field, options: field.options.filter((one) => one.key !== option) }
        : field,
    ),
    translations: withTexts(draft, (text) => (text === optionKey(key, option) ? null : text)),
  });
}

/** Renames an option while it is new, including conditions that use it. */
export function renameOption(key: string, option: string, next: string): DraftChange {
  return (draft) => {
    if (option === next) return draft;
    const renamed = {
      ...draft,
      fields: draft.fields.map((field) =>
        field.key === key
          ? {
              ...field,
              options: field.options.map((one) => (one.key === option ? { key: next } : one)),
            }
          : field,
      ),
      translations: withTexts(draft, (text) =>
        text === optionKey(key, option) ? optionKey(key, next) : text,
      ),
    };
    return renamedAnswers(renamed, key, { option, next });
  };
}

/**
 * Renames a new field with its texts and the conditions that use it. Saved fields keep their key, because answers are
 * stored under it.
 */
export function renameField(key: string, next: string): DraftChange {
  return (draft) => {
    if (key === next) return draft;
    const renamed: FormDraft = {
      ...draft,
      fields: draft.fields.map((field) => (field.key === key ? { ...field, key: next } : field)),
      translations: withTexts(draft, (text) =>
        text.startsWith(`field.${key}.`) ? `field.${next}.${text.slice(key.length + 7)}` : text,
      ),
    };
    return renamedReferences(renamed, key, next);
  };
}

/** Renames text keys in all languages; null removes the text. */
function withTexts(
  { translations }: FormDraft,
  keyOf: (key: string) => string | null,
): FormDraft['translations'] {
  const list = Object.entries(translations.list).map(([locale, texts]) => [
    locale,
    Object.fromEntries(
      Object.entries(texts).flatMap(([key, text]) => {
        const next = keyOf(key);
        return next === null ? [] : [[next, text]];
      }),
    ),
  ]);
  return { ...translations, list: Object.fromEntries(list) };
}
