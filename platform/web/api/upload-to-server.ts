import type { CallDefinition, CallInput, CallOutput } from '#platform/contract/call.ts';
import type { GivenInput } from './call-address.ts';
import { sendWithProgress, type UploadProgress } from './send-with-progress.ts';
import { answerOf } from './server.ts';
import { readCallOutput } from './server-caller.ts';

/** A call that takes a file. */
export type UploadCall = CallDefinition & { upload: NonNullable<CallDefinition['upload']> };

/** Sends one file with a call: renews the session, throws problems and answers as every other call does. */
export async function uploadToServer<Call extends UploadCall>(
  call: Call,
  input: CallInput<Call>,
  file: File,
  options: { signal: AbortSignal; onProgress: (progress: UploadProgress) => void },
): Promise<CallOutput<Call>> {
  const given: GivenInput = input;
  const response = await answerOf(
    call,
    { ...given, body: formOf(file, given.body) },
    {
      signal: options.signal,
      send: (address, init) => sendWithProgress(address, init, options.onProgress),
    },
  );
  return readCallOutput(response);
}

/** Fields come first: the server reads the form as a stream and needs them before the file. */
function formOf(file: File, fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value));
  form.append('file', file, file.name);
  return form;
}
