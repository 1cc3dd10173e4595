import type { TFunction } from 'i18next';
import { FORM_MAIL_NAMES, MAIL_TEXTS } from '#modules/leads/contract/forms/form-mails.ts';
import { fieldLabel, fieldOptionLabel } from '../../data/draft/field-edits.ts';
import type { FormDraft } from '../../data/draft/form-draft.ts';
import { mailName, TEXT_NAMES } from '../../notifications/data/mail-text-keys.ts';
import { STATIC_PLACE_NAMES } from './static-place-names.ts';

/** Where a text appears, for people that do not know the editor: “Company name: Help text”, “Reminder: Subject”. */
export function textPlace(t: TFunction, draft: FormDraft, key: string): string {
  const [part, name = '', text, option = ''] = key.split('.');
  const of = (label: string, value: string) => t('platform:labelled', { label, value });
  if (part === 'mail') {
    const mail = FORM_MAIL_NAMES.find((one) => one === name);
    const words = MAIL_TEXTS.find((one) => one === text);
    if (!mail || !words) return '';
    return of(t(mailName(mail, draft.settings.lexicon)), t(TEXT_NAMES[words]));
  }
  if (part === 'field') {
    const label = fieldLabel(draft, name);
    if (text === 'option')
      return of(
        label,
        `${t('leads:field.optionsTitle')}, ${fieldOptionLabel(draft, name, option)}`,
      );
    if (text === 'help') return of(label, t('leads:field.help'));
    if (text === 'placeholder') return of(label, t('leads:field.placeholder'));
    return of(label, t('leads:editor.texts.sheet.label'));
  }
  const own = draft.statics.find((one) => one.key === name);
  return own ? t(STATIC_PLACE_NAMES[own.place]) : t('leads:title.form');
}
