import { z } from 'zod';

/** Why an address is on the block list. */
export const BLOCK_REASONS = ['withdrawn', 'complained', 'bounced', 'manual'] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];
export const BLOCK_KINDS = ['email', 'phone'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** An address that gets no consent for a purpose, whichever contact has it [PH-18]. */
export const blockSchema = z.object({
  id: z.string(),
  kind: z.enum(BLOCK_KINDS),
  /** Null if the person was erased: the list then has only a keyed hash of the address. */
  address: z.string().nullable(),
  /** The slug of the criterion of consent. */
  purpose: z.string(),
  reason: z.enum(BLOCK_REASONS),
  note: z.string(),
  /** Since when it is blocked; of a withdrawal when the person decided. */
  at: z.string(),
  /** The contact that has the address now, if there is one. */
  contactId: z.string().nullable(),
});
export type Block = z.infer<typeof blockSchema>;
