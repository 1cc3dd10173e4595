import { LOCALES } from '#platform/contract/locale.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import type { FormSections } from './form.ts';
import { unknownVariables } from './mail-variables.ts';
import { missingTexts } from './missing-texts.ts';
import { textKeysOf } from './text-keys.ts';

/** What only holds of the sections together, each with its place: the editor says it before the server has to. */
export function formFaults(form: FormSections): FieldError[] {
  return [...translationFaults(form), ...variableFaults(form), ...ruleFaults(form)];
}

function translationFaults(form: FormSections): FieldError[] {
  const { activatedLocales, defaultLocale } = form.translations;
  if (!activatedLocales.includes(defaultLocale))
    return [{ field: 'translations.defaultLocale', code: 'localeNotActivated' }];
  // In its first language a form is never without words; others may be on their way, and are counted as missing.
  return missingTexts(form)
    .filter(({ locale }) => locale === defaultLocale)
    .map(({ locale, key }) => ({ field: `translations.list.${locale}.${key}`, code: 'required' }));
}

/** A mail would show the braces of a word that nobody fills in. */
function variableFaults({ fields, statics, translations }: FormSections): FieldError[] {
  const mails = textKeysOf({ fields, statics }).filter(({ part }) => part === 'mail');
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

/** A rule can only ask for what the form asks. */
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
