import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { CallDefinition } from '#platform/contract/call.ts';
import { fileTooLarge } from '#platform/contract/files/file-calls.ts';
import type { Problem } from '#platform/contract/problem.ts';
import {
  bodyTooLarge,
  invalidInput,
  malformedRequest,
  unsupportedMediaType,
} from '../problems/request-problems.ts';
import {
  drain,
  type NextPart,
  type ReceivedFile,
  readParts,
  receivedFile,
} from './multipart-parts.ts';

type Upload = NonNullable<CallDefinition['upload']> & {
  /** Size limit of all text fields together. */
  formBytes: number;
};

const MEGABYTE = 1024 * 1024;
/** Limits for the form fields besides the file. */
const FIELDS = { fields: 50, fieldNameSize: 100, headerPairs: 50 };
const FORM_BYTES = MEGABYTE;

/**
 * Parses the form up to its file and passes the file to the work as a stream. The text fields precede it and become the body.
 * The rest of the request is always consumed, so the connection stays usable.
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  upload: Upload,
  work: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw unsupportedMediaType();
  const mostBytes = upload.maxBytes + FORM_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooLarge(upload);
  // One more than allowed, so that a second file is detected and not ignored.
  const limits = { ...FIELDS, fieldSize: upload.formBytes, files: 2, fileSize: upload.maxBytes };
  const nextPart = readParts(request, limits, mostBytes);
  let received: ReceivedFile | undefined;
  try {
    const { fields, file } = await readFields(nextPart, upload);
    request.body = fields;
    received = receivedFile(file.filename ?? '', contentOf(file, nextPart, upload));
    return await work(received);
  } finally {
    received?.stream.destroy();
    drain(request);
  }
}

async function readFields(
  nextPart: NextPart,
  { formBytes }: Upload,
): Promise<{ fields: Record<string, unknown>; file: MultipartFile }> {
  // Without a prototype, so that a field named `__proto__` is just an unknown field.
  const fields: Record<string, unknown> = Object.create(null);
  let left = formBytes;
  for (;;) {
    const part = await nextPart();
    if (!part) throw invalidInput([{ field: 'body.file', code: 'required' }]);
    if (part.type === 'file') {
      if (part.fieldname === 'file') return { fields, file: part };
      throw invalidInput([{ field: `body.${part.fieldname}`, code: 'unknown' }]);
    }
    if (part.valueTruncated || part.fieldnameTruncated || Object.hasOwn(fields, part.fieldname))
      throw invalidInput([{ field: `body.${part.fieldname}`, code: 'invalid' }]);
    const text = String(part.value);
    left -= Buffer.byteLength(text);
    if (left < 0) throw bodyTooLarge();
    // The parser replaces invalid UTF-8 by this character, which users do not type.
    if (text.includes('\ufffd'))
      throw invalidInput([{ field: `body.${part.fieldname}`, code: 'characters' }]);
    fields[part.fieldname] = part.value;
  }
}

async function* contentOf(
  { file }: MultipartFile,
  nextPart: NextPart,
  upload: Upload,
): AsyncGenerator<Buffer> {
  try {
    yield* file;
  } catch {
    throw malformedRequest();
  }
  if (file.truncated) throw tooLarge(upload);
  const part = await nextPart();
  if (part) throw invalidInput([{ field: `body.${part.fieldname}`, code: 'unknown' }]);
}

function tooLarge({ maxBytes }: Upload): Problem {
  return fileTooLarge({ megabytes: Math.round((maxBytes / MEGABYTE) * 10) / 10 });
}
