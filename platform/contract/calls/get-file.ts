import { z } from 'zod';
import { defineCall } from '../call.ts';
import { linkProblems } from '../files/file-problems.ts';
import { uuid } from '../ids.ts';

/**
 * Downloads a file until its link expires. A file that a user requested needs that user's session; a file for people
 * without an account needs only the link.
 */
export const getFile = defineCall({
  method: 'GET',
  path: '/files/{id}',
  summary: 'Downloads a file from a signed link.',
  module: 'platform',
  access: {
    kind: 'link',
    reason: 'The signature proves client, file, expiry and disposition; the file knows its asker.',
  },
  params: z.object({ id: uuid }),
  query: z.strictObject({
    client: uuid,
    /** Seconds since 1970. */
    until: z.coerce.number().int().min(0).max(100_000_000_000),
    as: z.enum(['attachment', 'inline']),
    signature: z.string().min(1).max(100),
  }),
  response: { file: 'application/octet-stream' },
  errors: [...linkProblems],
});
