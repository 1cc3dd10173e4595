export type UploadProgress = { sent: number; total: number };

/** Like `fetch`, but reports upload progress. */
export function sendWithProgress(
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
