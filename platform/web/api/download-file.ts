import type { CallDefinition, CallInput } from '#platform/contract/call.ts';
import { fileNameOf } from './file-name-of.ts';
import { answerOf } from './server.ts';

/** Asks for a file and hands it to the browser. What fails is thrown: the screen says 'Something went wrong' [ERR-01]. */
export async function downloadFile<Call extends CallDefinition>(
  call: Call,
  input: CallInput<Call>,
): Promise<void> {
  const response = await answerOf(call, input, {});
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(response.headers.get('content-disposition')) ?? '';
  link.click();
  URL.revokeObjectURL(address);
}
