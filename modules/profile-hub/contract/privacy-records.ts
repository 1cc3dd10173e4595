import { z } from 'zod';
import { LONGEST_RETENTION_MONTHS } from './limits.ts';

/** A person's request for the stored data; the law allows thirty days for the response [PH-17]. */
export const dataRequestSchema = z.object({
  id: z.string(),
  contactId: z.string(),
  /** Name of the contact; empty after deletion. */
  name: z.string(),
  askedAt: z.string(),
  dueAt: z.string(),
  answeredAt: z.string().nullable(),
});
export type DataRequest = z.infer<typeof dataRequestSchema>;

export const contactPrivacySchema = z.object({
  /** Null: unlimited. */
  keptUntil: z.string().nullable(),
  requests: z.array(dataRequestSchema),
});

/** Reason of an erasure; no free text, so that the proof contains no names [PH-17]. */
export const ERASURE_CAUSES = ['request', 'retention', 'mistake', 'other'] as const;
export type ErasureCause = (typeof ERASURE_CAUSES)[number];

const reachedSchema = z.array(
  z.object({
    /** A text key. */
    what: z.string(),
    count: z.number().int(),
  }),
);

/** Stored proof of an erasure: time, user, reason and scope, without personal data. */
export const erasureSchema = z.object({
  id: z.string(),
  at: z.string(),
  erasedBy: z.string().nullable(),
  cause: z.enum(ERASURE_CAUSES),
  contacts: z.number().int(),
  reached: reachedSchema,
});
export type Erasure = z.infer<typeof erasureSchema>;

/** Scope of an erasure, shown before confirmation. */
export const erasurePreviewSchema = z.object({
  contacts: z.number().int(),
  /** Complete for a single contact; for several, only data in the contact database. */
  reached: reachedSchema,
});
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;

/** Retention period of contacts after their last activity [PH-17]. */
export const retentionMonthsSchema = z.number().int().min(1).max(LONGEST_RETENTION_MONTHS);

export const retentionSchema = z.object({
  /** Null: unlimited. */
  months: z.number().int().nullable(),
  confirmedAt: z.string().nullable(),
  confirmedCount: z.number().int(),
  version: z.number().int(),
});
export type Retention = z.infer<typeof retentionSchema>;

export const retentionPreviewSchema = z.object({
  now: z.number().int(),
  soon: z.number().int(),
  /** Longest inactive first: contacts to delete now, then those of the next thirty days. */
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      lastActivityAt: z.string(),
      keptUntil: z.string(),
    }),
  ),
});
export type RetentionPreview = z.infer<typeof retentionPreviewSchema>;
