import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { JOB_STATES, tooManyJobs } from '#platform/contract/jobs.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';

/** Super admins export all data of a client as one archive for another installation [BEY-07]. */
const access = { kind: 'super-admin' } as const;
const params = z.strictObject({ uuid });

/** Short, because the archive contains everything. */
export const CLIENT_ARCHIVE_DAYS = 3;

export const clientArchiveRunning = defineProblem({
  status: 409,
  code: 'CLIENT_ARCHIVE_RUNNING',
  title: 'The data of this client is being taken out already.',
});

const clientArchiveSchema = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  state: z.enum(JOB_STATES),
  /** Number of written tables and files, and their total. */
  done: z.number().int(),
  total: z.number().int().nullable(),
  rows: z.number().int().nullable(),
  files: z.number().int().nullable(),
  /** Null until it is finished and after it has expired. */
  file: z
    .object({ name: z.string(), size: z.number().int(), expiresAt: z.iso.datetime().nullable() })
    .nullable(),
});
export type ClientArchiveRow = z.infer<typeof clientArchiveSchema>;

export const listClientArchivesCall = defineCall({
  method: 'GET',
  path: '/api/sa/clients/{uuid}/archives',
  module: 'directory',
  summary: 'The last archives with all data of a client.',
  access,
  params,
  response: z.object({ items: z.array(clientArchiveSchema) }),
  errors: [notFound],
});

export const takeOutClientCall = defineCall({
  method: 'POST',
  path: '/api/sa/clients/{uuid}/archives',
  module: 'directory',
  summary: 'Take all data of a client out of this installation, as one archive.',
  access,
  params,
  body: z.strictObject({}),
  response: z.object({ id: z.string(), jobId: z.string() }),
  status: 202,
  errors: [notFound, clientArchiveRunning, tooManyJobs],
});

export const getClientArchiveCall = defineCall({
  method: 'GET',
  path: '/api/sa/clients/{uuid}/archives/{id}/file',
  module: 'directory',
  summary: 'Download an archive of a client.',
  access,
  params: z.strictObject({ uuid, id: uuid }),
  response: { file: 'application/zip' },
  errors: [notFound],
});
