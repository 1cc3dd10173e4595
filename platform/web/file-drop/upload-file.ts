import { NETWORK_PROBLEM, ProblemError, problemOf } from '#platform/web/api/problem-error.ts';
import { sendWithProgress, type UploadProgress } from './send-with-progress.ts';

/** Sends one file as a form and gives what the server answers; what fails is a problem like any other call's. */
export async function uploadFile(given: {
  address: string;
  file: File;
  fields?: Record<string, string>;
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
}): Promise<unknown> {
  const { address, file, fields = {}, signal, onProgress } = given;
  const init = {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: formOf(file, fields),
    signal,
  };
  const response = await sendWithProgress(address, init, onProgress).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ProblemError({ code: NETWORK_PROBLEM, status: 0 });
  });
  if (!response.ok) throw await problemOf(response);
  return response.status === 204 ? null : response.json();
}

/** Fields go first: the server reads the form as a stream and must know them before the file comes. */
function formOf(file: File, fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, file.name);
  return form;
}
