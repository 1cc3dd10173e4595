import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';

/** Super admins see where the room goes: files by client and kind, and the database by module [SUP-05]. */
const size = { files: z.number().int(), bytes: z.number().int() };

export const storageUseSchema = z.object({
  files: z.array(z.object({ clientId: z.string(), kind: z.string(), ...size })),
  /** Gone within seven days. */
  expiringSoon: z.object(size),
  largest: z.array(
    z.object({
      clientId: z.string(),
      id: z.string(),
      name: z.string(),
      kind: z.string(),
      bytes: z.number().int(),
      createdAt: z.iso.datetime(),
      expiresAt: z.iso.datetime().nullable(),
    }),
  ),
  schemas: z.array(
    z.object({ schema: z.string(), tables: z.number().int(), bytes: z.number().int() }),
  ),
  databaseBytes: z.number().int(),
  /** On the disk of the machine that answered. */
  room: z.object({
    freeBytes: z.number().int(),
    totalBytes: z.number().int(),
    isLow: z.boolean(),
  }),
});
export type StorageUse = z.infer<typeof storageUseSchema>;

export const getStorageUseCall = defineCall({
  method: 'GET',
  path: '/api/sa/storage',
  module: 'super-admin',
  summary: 'How much space files and database take, by client, type and module.',
  access: { kind: 'super-admin' },
  response: storageUseSchema,
});
