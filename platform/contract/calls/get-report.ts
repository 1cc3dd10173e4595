import { z } from 'zod';
import { defineCall } from '../call.ts';
import { linkProblems } from '../files/file-problems.ts';

export const reportToken = z.string().regex(/^[\w-]{20,100}$/);

/**
 * Describes the report behind a download link. Reading it does not use up the link, because mail scanners open links.
 */
export const getReport = defineCall({
  method: 'GET',
  path: '/api/report/{token}',
  summary: 'Describes the report of a download link without using the link.',
  module: 'platform',
  access: { kind: 'link', reason: 'The token is the proof; it is random and kept as a hash.' },
  params: z.object({ token: reportToken }),
  response: z.object({
    name: z.string(),
    size: z.number().int(),
    expiresAt: z.iso.datetime(),
  }),
  errors: [...linkProblems],
  rate: { max: 60, seconds: 60 },
});
