import { z } from 'zod';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { stampCardFields } from './stamp-card-fields.ts';

const all = z.strictObject(pickFieldPart(stampCardFields, 'schema'));

export const newStampCardSchema = all.partial().required({ code: true, name: true });
export type NewStampCard = z.output<typeof newStampCardSchema>;

/** Only given fields change; `version` is the one that was read. */
export const stampCardChangesSchema = all.partial().extend({ version: z.number().int() });
export type StampCardChanges = z.output<typeof stampCardChangesSchema>;

export const stampCardSchema = z.object({
  id: z.string(),
  ...pickFieldPart(stampCardFields, 'shown'),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type StampCard = z.infer<typeof stampCardSchema>;
