import { z } from 'zod';

/** Why a person was erased; no free words, so that a proof names nobody [PH-17]. */
export const ERASURE_CAUSES = ['request', 'retention', 'mistake', 'other'] as const;
export type ErasureCause = (typeof ERASURE_CAUSES)[number];

const reachedSchema = z.array(
  z.object({
    /** The key of a text. */
    what: z.string(),
    count: z.number().int(),
  }),
);

/** The proof that is kept: when, who, why and how much was reached, and no personal data. */
export const erasureSchema = z.object({
  id: z.string(),
  at: z.string(),
  erasedBy: z.string().nullable(),
  cause: z.enum(ERASURE_CAUSES),
  contacts: z.number().int(),
  reached: reachedSchema,
});
export type Erasure = z.infer<typeof erasureSchema>;

/** What an erasure would reach, before anybody says yes. */
export const erasurePreviewSchema = z.object({
  contacts: z.number().int(),
  /** Told in full for one contact; of many, what stands in the contact database. */
  reached: reachedSchema,
});
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;
