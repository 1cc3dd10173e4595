import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { JOB_STATES, tooManyJobs } from '#platform/contract/jobs.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';

/** Super admins bring the archive of a client into this installation [BEY-07]. */
const access = { kind: 'super-admin' } as const;
const module = 'directory';
const params = z.strictObject({ id: uuid });

const MEGABYTE = 1024 * 1024;
/** An archive is sent in parts, so that each is below the limits of proxies and a broken connection costs one of them. */
export const ARCHIVE_PART_BYTES = 8 * MEGABYTE;
/** A larger one is imported by the command on the server. */
export const ARCHIVE_MAX_BYTES = 20 * 1024 * MEGABYTE;
/** An archive that was not imported until then is deleted, because it holds everything about the client. */
export const ARCHIVE_UPLOAD_HOURS = 24;

export const archiveForeign = defineProblem({
  status: 422,
  code: 'ARCHIVE_FOREIGN',
  title: 'The file is not an archive of a client of Comptoir.',
});
export const archiveTruncated = defineProblem({
  status: 422,
  code: 'ARCHIVE_TRUNCATED',
  title: 'The end of the archive is missing.',
});
export const archiveChanged = defineProblem({
  status: 422,
  code: 'ARCHIVE_CHANGED',
  title: 'The content of the archive is not what was archived.',
});
export const archiveNewer = defineProblem({
  status: 409,
  code: 'ARCHIVE_NEWER',
  title: 'The archive was made by a newer version of Comptoir.',
});
export const archiveOlder = defineProblem({
  status: 409,
  code: 'ARCHIVE_OLDER',
  title: 'The archive was made by an older version of Comptoir.',
});
export const archiveTooLarge = defineProblem<{ gigabytes: number }>({
  status: 413,
  code: 'ARCHIVE_TOO_LARGE',
  title: 'The archive is larger than allowed.',
});
export const archiveNoSpace = defineProblem<{ needed: number; free: number }>({
  status: 409,
  code: 'ARCHIVE_NO_SPACE',
  title: 'The disk has not enough free space, in megabytes.',
});
export const archivedClientExists = defineProblem<{ name: string }>({
  status: 409,
  code: 'ARCHIVED_CLIENT_EXISTS',
  title: 'The client of the archive exists here already.',
});
export const archivedNumbersTaken = defineProblem<{
  name: string;
  identifier: string;
  brandId: string;
}>({
  status: 409,
  code: 'ARCHIVED_NUMBERS_TAKEN',
  title: 'Another client has the identifier or the brand ID of the archived one.',
});
export const archivedHostTaken = defineProblem<{ host: string }>({
  status: 409,
  code: 'ARCHIVED_HOST_TAKEN',
  title: 'Another client uses the host of the archived short URLs.',
});
export const archivedUsersDiffer = defineProblem<{ emails: string }>({
  status: 409,
  code: 'ARCHIVED_USERS_DIFFER',
  title: 'Users of the archive have another email address here.',
});
export const archivedUsersUnproven = defineProblem<{ emails: string }>({
  status: 409,
  code: 'ARCHIVED_USERS_UNPROVEN',
  title: 'Users of the archive have an account here whose address was never confirmed.',
});
export const clientImportEnded = defineProblem({
  status: 409,
  code: 'CLIENT_IMPORT_ENDED',
  title: 'The import has started, ended or was cancelled meanwhile.',
});

/** Why an archive cannot be imported here; the same before and after the import has started. */
const refusals = [
  archiveForeign,
  archiveTruncated,
  archiveChanged,
  archiveNewer,
  archiveOlder,
  archiveNoSpace,
  archivedClientExists,
  archivedNumbersTaken,
  archivedHostTaken,
  archivedUsersDiffer,
  archivedUsersUnproven,
] as const;

const archivedClientSchema = z.object({
  clientId: z.string(),
  name: z.string(),
  /** Public address of the installation that made the archive. */
  installation: z.string(),
  madeAt: z.iso.datetime(),
  rows: z.number().int(),
  files: z.number().int(),
  /** The client was in use there when the archive was made, so later changes and erasures are not in it. */
  wasOpen: z.boolean(),
});

const countSchema = z.object({
  /** Schema of the tables. */
  part: z.string(),
  archived: z.number().int(),
  imported: z.number().int(),
});

const clientImportSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  bytes: z.number().int(),
  received: z.number().int(),
  /** Of a checked one: `checked` until it starts, then as its job. */
  state: z.enum(['uploading', 'checked', ...JOB_STATES]),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  archive: archivedClientSchema.nullable(),
  done: z.number().int(),
  total: z.number().int().nullable(),
  /** Why it failed. */
  problem: z
    .object({
      code: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    })
    .nullable(),
  /** It failed, but not because of its archive, which is still here: it can be started again. */
  isRepeatable: z.boolean(),
  /** Rows by part, counted after the import and compared with the archive; null until it is done. */
  counts: z.array(countSchema).nullable(),
});
export type ClientImport = z.infer<typeof clientImportSchema>;

export const listClientImportsCall = defineCall({
  method: 'GET',
  path: '/api/sa/client-imports',
  module,
  summary: 'The last imports of clients from other installations.',
  access,
  response: z.object({ items: z.array(clientImportSchema) }),
});

export const getClientImportCall = defineCall({
  method: 'GET',
  path: '/api/sa/client-imports/{id}',
  module,
  summary: 'One import of a client, with its progress and result.',
  access,
  params,
  response: clientImportSchema,
  errors: [notFound],
});

export const createClientImportCall = defineCall({
  method: 'POST',
  path: '/api/sa/client-imports',
  module,
  summary: 'Announces the archive of a client, before its parts are uploaded.',
  access,
  body: z.strictObject({ fileName: line({ min: 1, max: 200 }), bytes: z.number().int().min(1) }),
  response: clientImportSchema,
  status: 201,
  errors: [archiveTooLarge, archiveNoSpace],
});

export const uploadArchivePartCall = defineCall({
  method: 'POST',
  path: '/api/sa/client-imports/{id}/parts',
  module,
  summary:
    'Uploads the next part of an archive: 8 MB, the last one less. A part that is there already is ignored.',
  access,
  params,
  body: z.strictObject({ at: z.coerce.number().int().min(0).max(100_000) }),
  upload: { kinds: ['zip'], maxBytes: ARCHIVE_PART_BYTES },
  response: z.object({ received: z.number().int() }),
  errors: [notFound, clientImportEnded, archiveNoSpace, archiveTruncated],
});

export const checkClientImportCall = defineCall({
  method: 'POST',
  path: '/api/sa/client-imports/{id}/check',
  module,
  summary: 'Checks an uploaded archive against this installation. Nothing is written.',
  access,
  params,
  body: z.strictObject({}),
  response: clientImportSchema,
  errors: [notFound, clientImportEnded, ...refusals],
});

export const startClientImportCall = defineCall({
  method: 'POST',
  path: '/api/sa/client-imports/{id}/start',
  module,
  summary:
    'Imports a checked archive: verifies all of it, then writes the client in one step. Also repeats an import that failed without a fault of its archive.',
  access,
  params,
  body: z.strictObject({}),
  response: z.object({ jobId: z.string() }),
  status: 202,
  errors: [notFound, clientImportEnded, archiveNoSpace, tooManyJobs],
});

export const cancelClientImportCall = defineCall({
  method: 'POST',
  path: '/api/sa/client-imports/{id}/cancel',
  module,
  summary: 'Cancels an import that has not ended and deletes its archive; nothing of it stays.',
  access,
  params,
  body: z.strictObject({}),
  response: clientImportSchema,
  errors: [notFound, clientImportEnded],
});
