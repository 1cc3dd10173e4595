import type { CallDefinition, CallInput } from '#platform/contract/call.ts';
import { saveFile } from './save-file.ts';
import { answerOf } from './server.ts';

/** A call that answers with a file. */
export type DownloadCall = CallDefinition & { response: { file: string } };

/** Downloads a file and passes it to the browser; throws on failure, as every other call does. */
export async function downloadFile<Call extends DownloadCall>(
  call: Call,
  input: CallInput<Call>,
): Promise<void> {
  const response = await answerOf(call, input);
  const address = URL.createObjectURL(await response.blob());
  saveFile(address, parseDispositionFileName(response.headers.get('content-disposition')));
  URL.revokeObjectURL(address);
}

/** The name that the server gave a file: the form with accents first, then the plain one (RFC 6266). */
export function parseDispositionFileName(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // A name that does not decode is no name; the plain one below is.
    }
  }
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
}
