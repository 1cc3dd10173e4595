import { z } from 'zod';
import { partOf } from '#platform/contract/fields/record-fields.ts';
import { stampCardFields } from './stamp-card-fields.ts';

/** What a brand keeps of stamp cards. */
const all = z.strictObject(partOf(stampCardFields, 'schema'));

export const newStampCardSchema = all.partial().required({ code: true, name: true });
export type NewStampCard = z.output<typeof newStampCardSchema>;

/** Only what is given changes; the version is the one that was read. */
export const stampCardChangesSchema = all.partial().extend({ version: z.number().int() });
export type StampCardChanges = z.output<typeof stampCardChangesSchema>;

export const stampCardSchema = z.object({
  id: z.string(),
  ...partOf(stampCardFields, 'shown'),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type StampCard = z.infer<typeof stampCardSchema>;
