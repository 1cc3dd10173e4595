import { z } from 'zod';
import { LEXICONS } from '#modules/leads/contract/forms/form-settings.ts';

const words = z.string();

/** An open lead in a reminder, with what its reader can do about it. */
const itemSchema = z.object({
  tone: z.enum(['new', 'accepted']),
  standing: words,
  title: words,
  text: words,
  time: z.object({ over: z.number(), words }),
  buttons: z.array(z.object({ label: words, url: words })),
});

/** All content of a form's mail in the reader's language; empty parts are omitted. */
export const formMailInput = z.object({
  /** Null: those that we bring in the reader's language. */
  texts: z.object({ subject: words, heading: words, body: words, button: words }).nullable(),
  values: z.record(words, words),
  lexicon: z.enum(LEXICONS),
  /** Text after the term for a lead, above the heading. */
  eyebrow: words,
  /** What changed since the last mail of this kind. */
  notice: words,
  place: words,
  message: words,
  facts: z.array(z.object({ name: words, value: words })),
  links: z.object({ open: words, reject: words }),
  /** The shop concerned, because the recipient may represent several. */
  shop: words,
  /** Number of other recipients. */
  others: z.number(),
  /** Until when the links open anything. */
  linkUntil: words,
  /** Of a reminder, the ones that are lost first at the beginning; `more` are open beside them. */
  items: z.array(itemSchema),
  more: z.number(),
  /** Of a reminder: where its reader chooses how often they get one. */
  reminders: words,
  sender: z.object({
    name: words,
    /** Where it is in the world, for the footer. */
    address: words.default(''),
    logo: z.object({ clientId: words, fileId: words }).nullable(),
  }),
  /** A test mail to oneself; the subject says so. */
  isTest: z.boolean(),
});
export type FormMailInput = z.output<typeof formMailInput>;
export type ReminderItem = FormMailInput['items'][number];

/** Parts that are empty in most mails. */
export const NOTHING_MORE = {
  eyebrow: '',
  notice: '',
  shop: '',
  linkUntil: '',
  others: 0,
  items: [],
  more: 0,
  reminders: '',
};
