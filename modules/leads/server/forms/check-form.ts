import type { FormSections } from '#modules/leads/contract/forms/form.ts';
import {
  FORM_MAIL_NAMES,
  FORM_MAILS,
  MAIL_TEXTS,
} from '#modules/leads/contract/forms/form-mails.ts';
import { unknownVariables } from '#modules/leads/contract/forms/mail-variables.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import { invalidInput } from '#platform/server/http/problems/invalid-input.ts';
import { missingTexts } from './missing-texts.ts';

/** What only holds of the sections together: refused with its place, so that the editor leads there. */
export function checkForm(form: FormSections): void {
  const faults = [...translationFaults(form), ...variableFaults(form), ...ruleFaults(form)];
  if (faults.length > 0) throw invalidInput(faults);
}

function translationFaults(form: FormSections): FieldError[] {
  const { activatedLocales, defaultLocale } = form.translations;
  if (!activatedLocales.includes(defaultLocale))
    return [{ field: 'body.translations.defaultLocale', code: 'localeNotActivated' }];
  // In its first language a form is never without words; others may be on their way, and are counted as missing.
  return missingTexts(form)
    .filter(({ locale }) => locale === defaultLocale)
    .map(({ locale, key }) => ({
      field: `body.translations.list.${locale}.${key}`,
      code: 'required',
    }));
}

/** A word in braces that a mail does not know would stand there for its reader to wonder at [FORM-06]. */
function variableFaults({ translations }: FormSections): FieldError[] {
  return Object.entries(translations.list).flatMap(([locale, texts]) =>
    FORM_MAIL_NAMES.flatMap((mail) =>
      MAIL_TEXTS.flatMap((name) => {
        const key = `mail.${mail}.${name}`;
        return unknownVariables(texts[key] ?? '', FORM_MAILS[mail].variables).map((variable) => ({
          field: `body.translations.list.${locale}.${key}`,
          code: 'variableUnknown',
          params: { variable },
        }));
      }),
    ),
  );
}

/** A rule can only ask for what the form asks. */
function ruleFaults({ fields, locationSettings, notifications }: FormSections): FieldError[] {
  const keys = new Set(fields.map(({ key }) => key));
  const unknown = (place: string, when: readonly { field: string }[]) =>
    when.flatMap(({ field }, index) =>
      keys.has(field) ? [] : [{ field: `body.${place}.when.${index}.field`, code: 'fieldUnknown' }],
    );
  return [
    ...locationSettings.rules.flatMap(({ when }, index) =>
      unknown(`locationSettings.rules.${index}`, when),
    ),
    ...locationSettings.tagRules.flatMap(({ when }, index) =>
      unknown(`locationSettings.tagRules.${index}`, when),
    ),
    ...notifications.recipients.flatMap(({ when }, index) =>
      unknown(`notifications.recipients.${index}`, when),
    ),
  ];
}
