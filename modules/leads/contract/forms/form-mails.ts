/** The mails whose texts a brand writes, each with the variables it may use. */
export const FORM_MAILS = {
  newLead: {
    to: 'subscribers',
    variables: ['firstname', 'product', 'shop', 'distance', 'answer_by'],
  },
  newLeadCopy: { to: 'observers', variables: ['firstname', 'product', 'shop', 'distance'] },
  followUp: { to: 'owner', variables: ['firstname', 'product', 'days'] },
  taken: { to: 'subscribers', variables: ['product', 'shop'] },
  confirmation: { to: 'consumer', variables: ['firstname', 'product', 'shop'] },
  answered: { to: 'consumer', variables: ['firstname', 'product', 'shop'] },
  outcome: { to: 'consumer', variables: ['firstname', 'product', 'shop'] },
  bought: { to: 'owner', variables: ['firstname', 'product'] },
} as const;
export type FormMail = keyof typeof FORM_MAILS;
export const FORM_MAIL_NAMES = Object.keys(FORM_MAILS) as FormMail[];

/** Mails added later: a form without its own texts for them sends the default texts, and nothing counts as missing. */
const WITH_OUR_WORDS: readonly FormMail[] = ['answered', 'outcome', 'bought'];

export function hasDefaultTexts(mail: FormMail): boolean {
  return WITH_OUR_WORDS.includes(mail);
}

export const MAIL_TEXTS = ['subject', 'heading', 'body', 'button'] as const;
