import { z } from 'zod';
import { LEXICONS } from '#modules/leads/contract/forms/form-settings.ts';

const words = z.string();

/** All that a form's mail says, in the words of its reader; what is empty is left out. */
export const formMailInput = z.object({
  /** Null: those that we bring in the reader's language. */
  texts: z.object({ subject: words, heading: words, body: words, button: words }).nullable(),
  values: z.record(words, words),
  lexicon: z.enum(LEXICONS),
  place: words,
  message: words,
  facts: z.array(z.object({ name: words, value: words })),
  links: z.object({ open: words, reject: words }),
  sender: z.object({
    name: words,
    logo: z.object({ clientId: words, fileId: words }).nullable(),
  }),
  /** Sent to oneself, which its subject says. */
  isTest: z.boolean(),
});
export type FormMailInput = z.output<typeof formMailInput>;
