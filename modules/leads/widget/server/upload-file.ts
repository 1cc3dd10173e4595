import { CallFailure, toCallFailure } from './server-calls.ts';

/** Uploads a file with progress; only XMLHttpRequest reports upload progress. */
export function uploadFile(
  url: string,
  file: File,
  { onProgress, signal }: { onProgress(percent: number): void; signal: AbortSignal },
): Promise<{ id: string; name: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
    );
    request.addEventListener('load', () =>
      request.status < 300
        ? resolve(request.response)
        : reject(toCallFailure(request.status, request.response)),
    );
    for (const end of ['error', 'abort'])
      request.addEventListener(end, () => reject(new CallFailure('NETWORK', { passes: true })));
    signal.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}
