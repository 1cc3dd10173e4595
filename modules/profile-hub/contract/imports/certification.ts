import { z } from 'zod';
import { line } from '#platform/contract/text/text.ts';
import { WORDING_MAX_LENGTH } from '../limits.ts';

/** How the persons of a file have agreed. */
export const CONSENT_SOURCES = ['card', 'form', 'purchase', 'event', 'phone', 'other'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

const day = z.iso.date();

/** Statements that a user certifies by name before a file of persons is imported [PH-11]. */
export const certificationSchema = z.strictObject({
  /** They agreed to be contacted by the brand. */
  consent: z.boolean(),
  /** No address was bought, rented or obtained from a third party. */
  noThirdParty: z.boolean(),
  source: z.enum(CONSENT_SOURCES),
  /** Description if the source is another one. */
  sourceNote: line({ max: 200 }).default(''),
  /** When they agreed: the first and the last day. */
  from: day,
  to: day,
  /** The text shown to the persons; required if the file gives consent. */
  wording: z.string().trim().max(WORDING_MAX_LENGTH).default(''),
});

/** A stored certificate; it is never changed or deleted. */
export const certificateSchema = z.object({
  id: z.string(),
  signedBy: z.string(),
  signedAt: z.string(),
  source: z.enum(CONSENT_SOURCES),
  sourceNote: z.string(),
  from: z.string(),
  to: z.string(),
  wording: z.string(),
  fileName: z.string(),
  /** SHA-256 of the file, in hex. */
  fileHash: z.string(),
  /** Set if the import was undone: its consents no longer count. */
  voidedAt: z.string().nullable(),
});
