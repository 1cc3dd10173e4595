import { FORM_MAILS, type FormMail } from '#modules/leads/contract/forms/form-mails.ts';

/** The keys of what a mail is called and whom it goes to. */
export const MAIL_NAMES = {
  newLead: 'leads:notify.mail.newLead',
  newLeadCopy: 'leads:notify.mail.newLeadCopy',
  followUp: 'leads:notify.mail.followUp',
  taken: 'leads:notify.mail.taken',
  confirmation: 'leads:notify.mail.confirmation',
  answered: 'leads:notify.mail.answered',
  outcome: 'leads:notify.mail.outcome',
  bought: 'leads:notify.mail.bought',
} as const satisfies Record<FormMail, string>;

const TO = {
  subscribers: 'leads:notify.to.subscribers',
  observers: 'leads:notify.to.observers',
  owner: 'leads:notify.to.owner',
  consumer: 'leads:notify.to.consumer',
} as const;

export function mailTo(mail: FormMail): (typeof TO)[keyof typeof TO] {
  return TO[FORM_MAILS[mail].to];
}

export const TEXT_NAMES = {
  subject: 'leads:notify.text.subject',
  heading: 'leads:notify.text.heading',
  body: 'leads:notify.text.body',
  button: 'leads:notify.text.button',
} as const;
