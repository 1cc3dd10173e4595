/** The mails of a form that a brand writes itself, each with the words from the request that it may name. */
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

/** Came after the first forms: one that has no words of its own for them sends ours and lacks nothing. */
const WITH_OUR_WORDS: readonly FormMail[] = ['answered', 'outcome', 'bought'];

export function hasOurWords(mail: FormMail): boolean {
  return WITH_OUR_WORDS.includes(mail);
}

export const MAIL_TEXTS = ['subject', 'heading', 'body', 'button'] as const;
