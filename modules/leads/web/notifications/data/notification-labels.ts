import { useTranslation } from 'react-i18next';
import {
  FORM_MAILS,
  type FormMail,
  type Recipient,
} from '#modules/leads/contract/forms/form-notifications.ts';
import type { Lexicon } from '#modules/leads/contract/forms/form-settings.ts';
import { findRecipientsCall } from '#modules/leads/contract/forms/mail-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';

/** Text keys for the name and recipient of a mail, with the form's term for a lead. */
export function mailName(mail: FormMail, word: Lexicon) {
  if (mail === 'newLead') return `leads:lexicon.${word}.new` as const;
  if (mail === 'newLeadCopy') return `leads:lexicon.${word}.newCopy` as const;
  return NAMES[mail];
}

const NAMES = {
  followUp: 'leads:notify.mail.followUp',
  taken: 'leads:notify.mail.taken',
  confirmation: 'leads:notify.mail.confirmation',
  answered: 'leads:notify.mail.answered',
  outcome: 'leads:notify.mail.outcome',
  bought: 'leads:notify.mail.bought',
} as const;

export function mailTo(mail: FormMail, word: Lexicon) {
  const { to } = FORM_MAILS[mail];
  return to === 'owner' ? (`leads:lexicon.${word}.owner` as const) : TO[to];
}

const TO = {
  subscribers: 'leads:notify.to.subscribers',
  observers: 'leads:notify.to.observers',
  consumer: 'leads:notify.to.consumer',
} as const;

export const TEXT_NAMES = {
  subject: 'leads:notify.text.subject',
  heading: 'leads:notify.text.heading',
  body: 'leads:notify.text.body',
  button: 'leads:notify.text.button',
} as const;

export const ROLE_NAMES = {
  store_owner: 'leads:notify.who.storeOwner',
  sales_rep: 'leads:notify.who.salesRep',
  brand_admin: 'leads:notify.who.brandAdmin',
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
    if (who.kind === 'location') return t('leads:notify.who.location');
    if (who.kind === 'role') return t(ROLE_NAMES[who.role]);
    const found = users.data?.items.find(({ userId }) => userId === who.userId);
    return found?.name ?? (users.data ? t('leads:notify.who.gone') : '…');
  };
}
