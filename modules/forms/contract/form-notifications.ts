import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import { REPRESENTATIVE_ROLES } from '#platform/contract/permission.ts';
import { line } from '#platform/contract/text/text.ts';
import { email } from '#platform/contract/text/typed-values.ts';
import { conditionsSchema } from './form-field.ts';
import {
  RECIPIENT_NAME_MAX_LENGTH,
  RECIPIENTS_LIMIT,
  SENDER_ADDRESS_MAX_LENGTH,
} from './limits.ts';

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
const WITH_DEFAULT_TEXTS: readonly FormMail[] = ['answered', 'outcome', 'bought'];

export function hasDefaultTexts(mail: FormMail): boolean {
  return WITH_DEFAULT_TEXTS.includes(mail);
}

export const MAIL_TEXTS = ['subject', 'heading', 'body', 'button'] as const;

const VARIABLE = /\{([^{}\s]{1,40})\}/g;

/** Variables in a mail text that the mail does not define; they would appear in braces. */
export function unknownVariables(text: string, known: readonly string[]): string[] {
  const named = [...text.matchAll(VARIABLE)].map(([, name = '']) => name);
  return [...new Set(named.filter((name) => !known.includes(name)))];
}

/** A single pass: braces in a value typed by a visitor are not expanded. */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(VARIABLE, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}

export const FOLLOW_UPS = ['off', 'daily', 'weekly'] as const;
/** Subscribers accept or reject, observers read. */
export const RECIPIENT_PARTS = ['subscriber', 'observer'] as const;
export type RecipientPart = (typeof RECIPIENT_PARTS)[number];

const recipientSchema = z.strictObject({
  id: uuid,
  who: z.discriminatedUnion('kind', [
    /** Users that represent the location in this role. */
    z.strictObject({ kind: z.literal('role'), role: z.enum(REPRESENTATIVE_ROLES) }),
    z.strictObject({ kind: z.literal('user'), userId: uuid }),
    /** Other recipients see this name if the address owns the lead. */
    z.strictObject({
      kind: z.literal('email'),
      email,
      name: line({ max: RECIPIENT_NAME_MAX_LENGTH }).optional(),
    }),
    /** The location's own address. */
    z.strictObject({ kind: z.literal('location') }),
  ]),
  part: z.enum(RECIPIENT_PARTS),
  when: conditionsSchema,
});
export type Recipient = z.output<typeof recipientSchema>;

/** A single line, as shown in the footer of mails. */
export const senderAddressSchema = line({ max: SENDER_ADDRESS_MAX_LENGTH });

/** Recipients of a new request, and the layout of its mails [FORM-06]. Their texts are in the translations. */
export const formNotificationsSchema = z.strictObject({
  layout: z.strictObject({
    /** A file that was uploaded before. */
    logo: uuid.nullable(),
    /** Postal address of the sender. */
    address: senderAddressSchema.optional(),
  }),
  recipients: z.array(recipientSchema).max(RECIPIENTS_LIMIT),
  followUp: z.enum(FOLLOW_UPS),
});
export type FormNotifications = z.output<typeof formNotificationsSchema>;
