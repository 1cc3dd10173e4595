import type { FormSections } from '#modules/forms/contract/form.ts';
import type {
  FormMail,
  FormNotifications,
  Recipient,
} from '#modules/forms/contract/form-notifications.ts';
import { getFormFileCall } from '#modules/forms/contract/mail-calls.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { callAddress } from '#platform/web/api/server-caller.ts';

/** Changes a draft; untouched parts stay the same objects. */
export type SectionsChange = <Draft extends FormSections>(draft: Draft) => Draft;

function withNotifications(
  change: (notifications: FormNotifications) => Partial<FormNotifications>,
): SectionsChange {
  return (draft) => ({
    ...draft,
    notifications: { ...draft.notifications, ...change(draft.notifications) },
  });
}

export const writeMailText = (
  { mail, locale, name }: { mail: FormMail; locale: Locale; name: string },
  text: string,
  /** Current texts of the mail's other parts, used where the brand has not written any. */
  around: Readonly<Record<string, string>> = {},
): SectionsChange => {
  return (draft) => {
    const { list } = draft.translations;
    const others = Object.entries(around).map(([each, otherText]) => [
      `mail.${mail}.${each}`,
      otherText,
    ]);
    const texts = {
      ...Object.fromEntries(others),
      ...list[locale],
      [`mail.${mail}.${name}`]: text,
    };
    return {
      ...draft,
      translations: { ...draft.translations, list: { ...list, [locale]: texts } },
    };
  };
};

export const setFollowUp = (followUp: FormNotifications['followUp']) =>
  withNotifications(() => ({ followUp }));

export const setLayout = (part: Partial<FormNotifications['layout']>) =>
  withNotifications(({ layout }) => ({ layout: { ...layout, ...part } }));

/** Adds a recipient, or replaces an existing one in place. */
export const putRecipient = (recipient: Recipient) =>
  withNotifications(({ recipients }) => {
    const at = recipients.findIndex(({ id }) => id === recipient.id);
    return { recipients: at < 0 ? [...recipients, recipient] : recipients.with(at, recipient) };
  });

export const removeRecipient = (id: string) =>
  withNotifications(({ recipients }) => ({
    recipients: recipients.filter((recipient) => recipient.id !== id),
  }));

export function logoAddress(formId: string, fileId: string): string {
  return callAddress(getFormFileCall, { params: { formId, fileId } });
}
