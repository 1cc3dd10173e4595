import type { FormField } from './form-field.ts';
import { FORM_MAIL_NAMES, FORM_MAILS, hasDefaultTexts, MAIL_TEXTS } from './form-mails.ts';
import { type FormStatics, STANDARD_STATICS } from './form-statics.ts';

/** One text that a form has in each of its languages. */
export interface TextKey {
  key: string;
  part: 'static' | 'field' | 'mail';
  /** It may not be empty in a language that is activated [FORM-05]. */
  mandatory: boolean;
  variables: readonly string[];
}

const FIELD_TEXTS = ['label', 'help', 'placeholder'] as const;

/** All texts of a form, in the order in which a visitor meets them. */
export function listTextKeys(form: {
  fields: readonly FormField[];
  statics: FormStatics;
}): TextKey[] {
  const plain = (key: string, part: TextKey['part'], mandatory: boolean): TextKey => ({
    key,
    part,
    mandatory,
    variables: [],
  });
  return [
    ...Object.entries(STANDARD_STATICS).map(([name, { mandatory }]) =>
      plain(`static.${name}`, 'static', mandatory),
    ),
    ...form.statics.map(({ key, mandatory }) => plain(`static.${key}`, 'static', mandatory)),
    ...form.fields.flatMap(({ key, options }) => [
      ...FIELD_TEXTS.map((text) => plain(`field.${key}.${text}`, 'field', text === 'label')),
      ...options.map((option) => plain(`field.${key}.option.${option.key}`, 'field', true)),
    ]),
    ...FORM_MAIL_NAMES.flatMap((mail) =>
      MAIL_TEXTS.map((text) => ({
        key: `mail.${mail}.${text}`,
        part: 'mail' as const,
        mandatory: !hasDefaultTexts(mail) && (text === 'subject' || text === 'body'),
        variables: FORM_MAILS[mail].variables,
      })),
    ),
  ];
}
