import { FORM_MAILS, type FormMail } from '#modules/leads/contract/forms/form-mails.ts';
import type { Lexicon } from '#modules/leads/contract/forms/form-settings.ts';

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
