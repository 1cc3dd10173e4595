import type { CallDefinition, CallInput } from '#platform/contract/call.ts';
import { parseDispositionFileName } from './parse-disposition-file-name.ts';
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
