import type { CallDefinition, CallInput } from '#platform/contract/call.ts';
import { listNotifications } from '#platform/contract/notifications.ts';
import { answerOf, callServer } from './server.ts';
import { isSessionEnded } from './server-caller.ts';

/** A call that returns a file. */
export type DownloadCall = CallDefinition & { response: { file: string } };

/** Downloads a file and passes it to the browser; throws on failure like every call. */
export async function downloadFile<Call extends DownloadCall>(
  call: Call,
  input: CallInput<Call>,
): Promise<void> {
  const response = await answerOf(call, input);
  const address = URL.createObjectURL(await response.blob());
  saveFile(address, parseDispositionFileName(response.headers.get('content-disposition')));
  URL.revokeObjectURL(address);
}

/** File name from the response: first the encoded form with accents, then the plain one (RFC 6266). */
export function parseDispositionFileName(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // If the encoded name is invalid, the plain one below is used.
    }
  }
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
}

/** Makes the browser download a URL as a file; the page stays. */
export function saveFile(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/**
 * A file link works only for its signed-in user, and a browser download does not refresh the session. So a call that needs
 * the session runs first and reports an ended session.
 */
export async function saveLinkedFile(address: string, name: string): Promise<void> {
  const isOver = await callServer(listNotifications, { query: { limit: 1 } }).then(
    () => false,
    isSessionEnded,
  );
  if (isOver) return;
  saveFile(address, name);
}
