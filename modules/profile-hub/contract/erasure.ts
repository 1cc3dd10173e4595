import { z } from 'zod';

/** Reason of an erasure; no free text, so that the proof contains no names [PH-17]. */
export const ERASURE_CAUSES = ['request', 'retention', 'mistake', 'other'] as const;
export type ErasureCause = (typeof ERASURE_CAUSES)[number];

const reachedSchema = z.array(
  z.object({
    /** The key of a text. */
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
