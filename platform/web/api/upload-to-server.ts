import type { CallDefinition, CallInput, CallOutput } from '#platform/contract/call.ts';
import { answerOf } from './server.ts';
import { type GivenInput, readCallOutput } from './server-caller.ts';

/** A call that takes a file. */
export type UploadCall = CallDefinition & { upload: NonNullable<CallDefinition['upload']> };

/** Sends one file with a call. Session refresh, problems and responses work as in every call. */
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

export type UploadProgress = { sent: number; total: number };

/** Like `fetch`, but reports upload progress. */
function sendWithProgress(
  address: string,
  init: RequestInit,
  onProgress: (progress: UploadProgress) => void,
): Promise<Response> {
  const { signal } = init;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort, { once: true });
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('no answer'));
    request.onabort = () => reject(signal?.reason);
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.open(init.method ?? 'POST', address);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const requestId = request.getResponseHeader('x-request-id');
  const hasNoBody = request.status === 204 || request.status === 304;
  return new Response(hasNoBody ? null : request.responseText, {
    status: request.status,
    headers: {
      'content-type': request.getResponseHeader('content-type') ?? '',
      ...(requestId !== null && { 'x-request-id': requestId }),
    },
  });
}
