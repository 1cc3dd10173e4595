import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadFile } from './upload-file.ts';

/** Stands in for the browser's request; the test plays the network. */
class PlayedRequest {
  static last: PlayedRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';
  opened: string[] = [];
  body: FormData | undefined;
  constructor() {
    PlayedRequest.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
    this.onloadend?.();
  }
}

const file = new File(['name;city'], 'shops.csv');

function start(fields?: Record<string, string>) {
  const progress: unknown[] = [];
  const controller = new AbortController();
  const answer = uploadFile({
    address: '/imports',
    file,
    signal: controller.signal,
    onProgress: (each) => progress.push(each),
    ...(fields && { fields }),
  });
  return { answer, progress, controller, request: PlayedRequest.last };
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', PlayedRequest));
afterEach(() => vi.unstubAllGlobals());

test('the file goes last, after what the server must know about it', () => {
  const { request } = start({ kind: 'contacts' });
  expect(request.opened).toEqual(['POST', '/imports']);
  expect([...(request.body?.keys() ?? [])]).toEqual(['kind', 'file']);
});

test('progress is told and the answer is given', async () => {
  const { answer, progress, request } = start();
  request.upload.onprogress?.({ loaded: 4, total: 9 });
  request.answer(201, { id: '7' });
  expect(await answer).toEqual({ id: '7' });
  expect(progress).toEqual([{ sent: 4, total: 9 }]);
});

test('a refusal is thrown as the problem the server named', async () => {
  const { answer, request } = start();
  request.answer(422, {
    type: 'about:blank',
    title: 'Unreadable',
    status: 422,
    code: 'FILE_UNREADABLE',
    requestId: 'r-7',
  });
  await expect(answer).rejects.toMatchObject({ code: 'FILE_UNREADABLE', requestId: 'r-7' });
});

test('an answer that is not ours is still a problem', async () => {
  const { answer, request } = start();
  request.answer(502, '<html>Bad gateway</html>');
  await expect(answer).rejects.toMatchObject({ status: 502 });
});

test('a broken connection is a network problem', async () => {
  const { answer, request } = start();
  request.onerror?.();
  await expect(answer).rejects.toMatchObject({ code: 'NETWORK' });
});

test('cancelling stops the request and is no problem of the network', async () => {
  const { answer, controller } = start();
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
