import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import {
  fileEmpty,
  fileTooLarge,
  fileTypeNotAllowed,
  linkProblems,
  pictureBroken,
  pictureTooLarge,
} from '#platform/contract/files/file-calls.ts';
import { tooManyJobs } from '#platform/contract/jobs.ts';
import { notFound } from '#platform/contract/problems.ts';
import { CODE_FORMATS, codeStyleSchema, SIDE_MM, SIDE_PX } from './code-style.ts';
import { LOGO_LIMIT_BYTES } from './limits.ts';
import { changeTouchpoints, seeTouchpoints } from './permissions.ts';
import { GUARD_CHECKS } from './print-guard.ts';
import { suffixSchema } from './suffix.ts';
import { whichTouchpointsSchema } from './touchpoint.ts';
import { touchpointId } from './touchpoint-calls.ts';
import { codeTooLong, codeTooSmall, printHeldBack, zipNotReady } from './touchpoint-problems.ts';

/** QR codes: preview, print check, download as file or archive, and refresh [TP-05, TP-07, TP-10]. */
const see = { kind: 'client', client: 'query.brandId', may: seeTouchpoints } as const;
const params = z.strictObject({ id: touchpointId });
const sideMm = z.coerce.number().min(SIDE_MM.min).max(SIDE_MM.max);

export const LOGO_KINDS = ['png', 'jpeg', 'webp'] as const;

const findingSchema = z.object({
  check: z.enum(GUARD_CHECKS),
  verdict: z.enum(['stop', 'warning', 'fine']),
  measured: z.number().optional(),
  limit: z.number().optional(),
  isOverruled: z.literal(true).optional(),
  repair: z.union([codeStyleSchema.partial(), z.object({ sideMm: z.number() })]).optional(),
});

/** Preview of a code with an unsaved style, and the findings of the print check. */
export const tryQrCodeCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/tryQrCode/{id}',
  module: 'touchpoints',
  summary:
    'Preview the code of a touchpoint with another look, and the findings of the print check.',
  access: { kind: 'client', client: 'body.brandId', may: seeTouchpoints },
  params,
  body: z.strictObject({
    brandId: z.string(),
    style: codeStyleSchema,
    digitalLink: z.boolean(),
    sideMm: z.number().min(SIDE_MM.min).max(SIDE_MM.max),
    /** Form values, saved or not. */
    quantity: z.number().int().nullable(),
    started: z.string().nullable().default(null),
    ended: z.string().nullable(),
    visitCap: z.number().int().nullable().default(null),
    /** Whether to check that the destination responds. */
    askDestination: z.boolean().default(false),
  }),
  response: z.object({
    svg: z.string(),
    address: z.string(),
    modules: z.number().int(),
    moduleMm: z.number(),
    findings: z.array(findingSchema),
  }),
  rate: { max: 240, seconds: 60 },
  errors: [notFound, codeTooLong],
});

/** Allows printing in spite of the findings that the user names. Applies to this style, from this size upwards. */
export const overrulePrintCheckCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/overrulePrintCheck/{id}',
  module: 'touchpoints',
  summary: 'Allow the print download of a code in spite of named errors of the print check.',
  access: { kind: 'client', client: 'body.brandId', may: changeTouchpoints },
  params,
  body: z.strictObject({
    brandId: z.string(),
    checks: z.array(z.enum(GUARD_CHECKS)).min(1).max(GUARD_CHECKS.length),
    sideMm: z.number().min(SIDE_MM.min).max(SIDE_MM.max),
  }),
  response: z.object({ checks: z.array(z.enum(GUARD_CHECKS)) }),
  errors: [notFound],
});

export const getQrCodeCall = defineCall({
  method: 'GET',
  path: '/api/node/touchpoint/qrCode/{id}',
  module: 'touchpoints',
  summary:
    'The QR code of a touchpoint as a file; for print it is refused while the print check has errors.',
  access: see,
  params,
  query: z.strictObject({
    brandId: z.string(),
    format: z.enum(CODE_FORMATS).default('svg'),
    /** Side length of PNG, in pixels. */
    size: z.coerce.number().int().min(SIDE_PX.min).max(SIDE_PX.max).default(SIDE_PX.usual),
    /** Side length of SVG, PDF and EPS. */
    sideMm: sideMm.default(SIDE_MM.usual),
    use: z.enum(['print', 'screen']).default('screen'),
    /** One of its suffixes; the main one if omitted. */
    suffix: suffixSchema.optional(),
  }),
  response: { file: 'image/*' },
  errors: [notFound, printHeldBack, codeTooLong, codeTooSmall],
});

export const getProofSheetCall = defineCall({
  method: 'GET',
  path: '/api/node/touchpoint/proofSheet/{id}',
  module: 'touchpoints',
  summary:
    'A proof sheet: the code in several sizes, its encoded URL and the findings of the print check.',
  access: see,
  params,
  query: z.strictObject({ brandId: z.string(), sideMm: sideMm.default(SIDE_MM.usual) }),
  response: { file: 'application/pdf' },
  errors: [notFound, codeTooLong],
});

export const zipOptionsSchema = z.strictObject({
  format: z.enum(CODE_FORMATS).default('svg'),
  size: z.number().int().min(SIDE_PX.min).max(SIDE_PX.max).default(SIDE_PX.usual),
  sideMm: z.number().min(SIDE_MM.min).max(SIDE_MM.max).default(SIDE_MM.usual),
  /** Codes that the print check stops: listed only in the manifest, or also included in the archive, for screens. */
  heldBack: z.enum(['leaveOut', 'include']).default('leaveOut'),
});

export const getZipTouchpointQrUrlCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/getZipTouchpointQrUrl',
  module: 'touchpoints',
  summary: 'Create an archive of the QR codes of many touchpoints; a job does it.',
  access: { kind: 'client', client: 'body.brandId', may: seeTouchpoints },
  body: z.strictObject({
    brandId: z.string(),
    which: whichTouchpointsSchema,
    options: zipOptionsSchema.prefault({}),
  }),
  response: z.object({
    /** Returns the archive once the job is done, and 425 until then. */
    zipUrl: z.string(),
    jobId: z.string(),
  }),
  status: 202,
  // An archive can have gigabytes and is stored for days.
  rate: { max: 20, seconds: 600 },
  errors: [notFound],
});

export const getZipCall = defineCall({
  method: 'GET',
  path: '/api/node/touchpoint/zip/{token}',
  module: 'touchpoints',
  summary: 'An archive of QR codes, once it is ready.',
  access: {
    kind: 'link',
    reason:
      'The token is signed, names one archive and ends after three days; the archive is its asker’s.',
  },
  params: z.strictObject({ token: z.string().min(1).max(600) }),
  response: { file: 'application/zip' },
  errors: [...linkProblems, zipNotReady],
});

export const refreshQrCodeCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/refreshQrCode',
  module: 'touchpoints',
  summary: 'Refresh QR codes with the current base and look of their configuration.',
  access: { kind: 'client', client: 'body.brandId', may: changeTouchpoints },
  body: z.strictObject({ brandId: z.string(), which: whichTouchpointsSchema }),
  response: z.object({
    refreshed: z.number().int(),
    /** For more codes than CHANGED_AT_ONCE a job rebuilds them; then nothing is counted yet. */
    jobId: z.string().nullable(),
  }),
  errors: [tooManyJobs],
});

export const uploadLogoCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/logo',
  module: 'touchpoints',
  summary: 'Upload an image for the centre of codes.',
  access: { kind: 'client', client: 'query.brandId', may: changeTouchpoints },
  query: z.strictObject({ brandId: z.string() }),
  upload: { kinds: LOGO_KINDS, maxBytes: LOGO_LIMIT_BYTES },
  response: z.object({ fileId: z.string(), name: z.string() }),
  errors: [fileEmpty, fileTooLarge, fileTypeNotAllowed, pictureBroken, pictureTooLarge],
});
