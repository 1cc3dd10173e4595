import { z } from 'zod';
import { CONTACT_ORIGINS } from './contact.ts';

/** `refused`: requested and not given. Unlike a withdrawal, a form or file can still give this consent later. */
export const DECISIONS = ['given', 'withdrawn', 'refused'] as const;
export type Decision = (typeof DECISIONS)[number];

/** One ledger entry [PH-06]. Entries are never changed or deleted. */
export const consentEntrySchema = z.object({
  id: z.string(),
  /** The slug of the criterion: optin_email, or one of the brand's own. */
  purpose: z.string(),
  decision: z.enum(DECISIONS),
  /** Time of the person's decision, as far as known; recordedAt is when the app recorded it. */
  at: z.string(),
  recordedAt: z.string(),
  /** How the decision arrived, and its name there: a file, a form, a campaign, a user. */
  source: z.enum(CONTACT_ORIGINS),
  sourceName: z.string(),
  wording: z.string().nullable(),
  recordedBy: z.string().nullable(),
  certificateId: z.string().nullable(),
  /** Set if the import was undone: the entry remains but no longer counts. */
  voidedAt: z.string().nullable(),
});
export type ConsentEntry = z.infer<typeof consentEntrySchema>;
