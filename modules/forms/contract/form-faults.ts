import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import type { FormSections } from './form.ts';
import { unknownVariables } from './form-notifications.ts';
import { listTextKeys, type TextKey } from './texts/form-texts.ts';

export interface MissingText extends TextKey {
  locale: Locale;
}

/** Mandatory texts missing in an activated language; help texts and placeholders are optional. */
export function missingTexts({
  fields,
  statics,
  translations,
}: Pick<FormSections, 'fields' | 'statics' | 'translations'>): MissingText[] {
  const keys = listTextKeys({ fields, statics }).filter(({ mandatory }) => mandatory);
  return translations.activatedLocales.flatMap((locale) =>
    keys
      .filter(({ key }) => !translations.list[locale]?.[key]?.trim())
      .map((key) => ({ ...key, locale })),
  );
}

/**
 * Errors that concern several sections together, each with its field path; the editor shows them before the server
 * refuses.
 */
export function formFaults(form: FormSections): FieldError[] {
  return [...translationFaults(form), ...variableFaults(form), ...ruleFaults(form)];
}

function translationFaults(form: FormSections): FieldError[] {
  const { activatedLocales, defaultLocale } = form.translations;
  if (!activatedLocales.includes(defaultLocale))
    return [{ field: 'translations.defaultLocale', code: 'localeNotActivated' }];
  // Texts in the default language are mandatory. Missing texts in other languages are only counted.
  return missingTexts(form)
    .filter(({ locale }) => locale === defaultLocale)
    .map(({ locale, key }) => ({ field: `translations.list.${locale}.${key}`, code: 'required' }));
}

/** An unknown variable would appear with its braces in the mail. */
function variableFaults({ fields, statics, translations }: FormSections): FieldError[] {
  const mails = listTextKeys({ fields, statics }).filter(({ part }) => part === 'mail');
  return LOCALES.flatMap((locale) =>
    mails.flatMap(({ key, variables }) => {
      const [variable] = unknownVariables(translations.list[locale]?.[key] ?? '', variables);
      return variable === undefined
        ? []
        : [
            {
              field: `translations.list.${locale}.${key}`,
              code: 'variableUnknown',
              params: { variable },
            },
          ];
    }),
  );
}

/** A rule can only use fields of the form. */
function ruleFaults({ fields, locationSettings, notifications }: FormSections): FieldError[] {
  const keys = new Set(fields.map(({ key }) => key));
  const unknown = (place: string, rules: readonly { when: readonly { field: string }[] }[]) =>
    rules.flatMap(({ when }, rule) =>
      when.flatMap(({ field }, index) =>
        keys.has(field)
          ? []
          : [{ field: `${place}.${rule}.when.${index}.field`, code: 'fieldUnknown' }],
      ),
    );
  return [
    ...unknown('locationSettings.rules', locationSettings.rules),
    ...unknown('locationSettings.tagRules', locationSettings.tagRules),
    ...unknown('notifications.recipients', notifications.recipients),
  ];
}
