import type { CallDefinition, CallInput } from '#platform/contract/call.ts';
import { fileNameOf } from './file-name-of.ts';
import { saveFile } from './save-file.ts';
import { answerOf } from './server.ts';

/** A call that answers with a file. */
export type DownloadCall = CallDefinition & { response: { file: string } };

/** Asks for a file and hands it to the browser; what fails is thrown, as with every other call. */
export async function downloadFile<Call extends DownloadCall>(
  call: Call,
  input: CallInput<Call>,
): Promise<void> {
  const response = await answerOf(call, input);
  const address = URL.createObjectURL(await response.blob());
  saveFile(address, fileNameOf(response.headers.get('content-disposition')));
  URL.revokeObjectURL(address);
}
