import {
  FORM_MAILS,
  type FormMail,
  type Recipient,
} from '#modules/forms/contract/form-notifications.ts';
import type { Lexicon } from '#modules/forms/contract/form-settings.ts';
import { findRecipientsCall } from '#modules/forms/contract/mail-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** Text keys for the name and recipient of a mail, with the form's term for a lead. */
export function mailName(mail: FormMail, word: Lexicon) {
  if (mail === 'newLead') return `forms:lexicon.${word}.new` as const;
  if (mail === 'newLeadCopy') return `forms:lexicon.${word}.newCopy` as const;
  return `forms:notify.mail.${mail}` as const;
}

export function mailTo(mail: FormMail, word: Lexicon) {
  const { to } = FORM_MAILS[mail];
  return to === 'owner'
    ? (`forms:lexicon.${word}.owner` as const)
    : (`forms:notify.to.${to}` as const);
}

export const ROLE_NAMES = {
  store_owner: 'forms:notify.who.storeOwner',
  sales_rep: 'forms:notify.who.salesRep',
  brand_admin: 'forms:notify.who.brandAdmin',
} as const;

/** Name of each recipient; users that left the brand are marked. */
export function useRecipientNames(
  formId: string,
  recipients: readonly Recipient[],
): (who: Recipient['who']) => string {
  const { t } = useTranslation();
  const ids = recipients.flatMap(({ who }) => (who.kind === 'user' ? [who.userId] : []));
  const users = useCall(
    findRecipientsCall,
    { params: { formId }, query: { ids: [...new Set(ids)].sort().join(',') } },
    { enabled: ids.length > 0 },
  );
  return (who) => {
    if (who.kind === 'email') return who.name ? `${who.name} (${who.email})` : who.email;
    if (who.kind === 'location') return t('forms:notify.who.location');
    if (who.kind === 'role') return t(ROLE_NAMES[who.role]);
    const found = users.data?.items.find(({ userId }) => userId === who.userId);
    return found?.name ?? (users.data ? t('forms:notify.who.gone') : '…');
  };
}
