import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTooLarge } from '#platform/contract/files/file-calls.ts';
import { Problem } from '#platform/contract/problem.ts';
import { bodyTooLarge, malformedRequest } from '../problems/request-problems.ts';
import { drain, type ReceivedFile, readParts, receivedFile } from './multipart-parts.ts';

export interface FileFault {
  /** The name of the field in the page's form. */
  field: string;
  problem: Problem;
}
export interface PageForm {
  form: URLSearchParams;
  /** Errors of the files. The other fields are still available, so that the page can show the errors in place. */
  fileFaults: readonly FileFault[];
}
type Take = (
  file: ReceivedFile & { field: string },
  /** Form fields that precede the file. */
  form: URLSearchParams,
) => Promise<string | null>;

const MEGABYTE = 1024 * 1024;
/** As large as a form without its files can be. */
export const PAGE_FORM_BYTES = 256 * 1024;
const FIELDS = { fields: 500, fieldNameSize: 100, fieldSize: PAGE_FORM_BYTES, headerPairs: 50 };

/**
 * Reads a multipart form of a page. Each file is processed while it arrives, and the result is stored in the form under
 * its field name.
 */
export async function readPageForm(
  request: FastifyRequest,
  { maxBytes, most }: { maxBytes: number; most: number },
  take: Take,
): Promise<PageForm> {
  const mostBytes = maxBytes * most + PAGE_FORM_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw bodyTooLarge();
  const limits = { ...FIELDS, files: most, fileSize: maxBytes };
  const nextPart = readParts(request, limits, mostBytes);
  const form = new URLSearchParams();
  const fileFaults: FileFault[] = [];
  let left = PAGE_FORM_BYTES;
  try {
    for (;;) {
      const part = await nextPart();
      if (!part) return { form, fileFaults };
      const field = part.fieldname;
      if (part.type === 'field') {
        const text = String(part.value);
        left -= Buffer.byteLength(field) + Buffer.byteLength(text);
        if (left < 0 || part.valueTruncated) throw bodyTooLarge();
        form.append(field, text);
        continue;
      }
      const fieldValue = await taken(part, maxBytes, (file) =>
        take({ ...file, field }, form),
      ).catch((problem: unknown) => {
        if (!(problem instanceof Problem) || problem.status >= 500) throw problem;
        fileFaults.push({ field, problem });
        return null;
      });
      if (fieldValue !== null) form.append(field, fieldValue);
    }
  } finally {
    drain(request);
  }
}

async function taken(
  { file, filename }: MultipartFile,
  maxBytes: number,
  take: (file: ReceivedFile) => Promise<string | null>,
): Promise<string | null> {
  // A file field without a chosen file is sent as a file without a name.
  if (!filename) {
    file.resume();
    return null;
  }
  const received = receivedFile(filename, contentOf(file, maxBytes));
  try {
    return await take(received);
  } finally {
    received.stream.destroy();
    // Discards the rest of the file, so that the following parts are read.
    file.resume();
  }
}

async function* contentOf(file: MultipartFile['file'], maxBytes: number): AsyncGenerator<Buffer> {
  try {
    yield* file.iterator({ destroyOnReturn: false });
  } catch {
    throw malformedRequest();
  }
  if (file.truncated) throw fileTooLarge({ megabytes: Math.round(maxBytes / MEGABYTE) });
}
