import { z } from 'zod';
import { defineProblem } from '#platform/contract/problem.ts';
import { line } from '#platform/contract/text/text.ts';
import { WORDING_MAX_LENGTH } from '../limits.ts';

/** How the persons in a file consented. */
export const CONSENT_SOURCES = ['card', 'form', 'purchase', 'event', 'phone', 'other'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

const day = z.iso.date();

/** Statements that a user certifies by name before a file of persons is imported [PH-11]. */
export const certificationSchema = z.strictObject({
  /** The persons agreed to be contacted by the brand. */
  consent: z.boolean(),
  /** No address was bought, rented or obtained from a third party. */
  noThirdParty: z.boolean(),
  source: z.enum(CONSENT_SOURCES),
  /** Description if the source is another one. */
  sourceNote: line({ max: 200 }).default(''),
  /** First and last day of their consent. */
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

/** Handling of existing contacts [PH-13]: `blanks` fills empty values, `file` overwrites, `base` changes nothing. */
export const MERGE_RULES = ['blanks', 'file', 'base'] as const;
export type MergeRule = (typeof MERGE_RULES)[number];

/** Why a checked file of contacts cannot be imported, or an import not undone. */
export const certificateMissing = defineProblem({
  status: 422,
  code: 'CERTIFICATE_MISSING',
  title: 'Consent and the origin of the addresses have both to be certified.',
  field: 'body.certification',
});
export const certifiedWordingMissing = defineProblem({
  status: 422,
  code: 'CERTIFIED_WORDING_MISSING',
  title: 'The file contains consent, so the wording shown to the contacts is required.',
  field: 'body.certification.wording',
});
export const periodWrong = defineProblem({
  status: 422,
  code: 'CONSENT_PERIOD_WRONG',
  title: 'The period in which the persons agreed ends before it begins, or lies in the future.',
  field: 'body.certification.to',
});
export const linesWrong = defineProblem<{ wrong: number }>({
  status: 409,
  code: 'CONTACT_LINES_WRONG',
  title: 'Some lines are wrong, and it was not said that the others go on without them.',
});
export const importAlreadyUndone = defineProblem({
  status: 409,
  code: 'IMPORT_ALREADY_UNDONE',
  title: 'The import was undone already.',
});
export const undoTooLate = defineProblem<{ days: number }>({
  status: 409,
  code: 'IMPORT_UNDO_TOO_LATE',
  title: 'The import is too old to be undone.',
});
export const tooManyValues = defineProblem<{ max: number }>({
  status: 422,
  code: 'TOO_MANY_VALUES',
  title: 'The column has more different values than a list can have options.',
});
