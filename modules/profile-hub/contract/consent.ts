import { z } from 'zod';
import { CONTACT_ORIGINS } from './contact.ts';

/** `refused`: asked and not given, which is no withdrawal: it may still be given by a form or a file. */
export const DECISIONS = ['given', 'withdrawn', 'refused'] as const;
export type Decision = (typeof DECISIONS)[number];

/** One line of the ledger [PH-06]: nobody changes it, and nothing of it is ever taken away. */
export const consentEntrySchema = z.object({
  id: z.string(),
  /** The slug of the criterion: optin_email, or one of the brand's own. */
  purpose: z.string(),
  decision: z.enum(DECISIONS),
  /** When the person decided, as far as it is known; recordedAt is when we learnt of it. */
  at: z.string(),
  recordedAt: z.string(),
  /** Which way it came, and what it is called there: a file, a form, a campaign, a user. */
  source: z.enum(CONTACT_ORIGINS),
  sourceName: z.string(),
  wording: z.string().nullable(),
  recordedBy: z.string().nullable(),
  certificateId: z.string().nullable(),
  /** The import that brought it was undone: it stands as it was, and counts no more. */
  voidedAt: z.string().nullable(),
});
export type ConsentEntry = z.infer<typeof consentEntrySchema>;
