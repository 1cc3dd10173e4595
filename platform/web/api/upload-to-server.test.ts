import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { setSessionRefreshCall } from './server.ts';
import { uploadToServer } from './upload-to-server.ts';

/** Replaces the browser's request; the test controls the network. */
class PlayedRequest {
  static all: PlayedRequest[] = [];
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
    PlayedRequest.all.push(this);
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

const importCall = defineCall({
  method: 'POST',
  path: '/imports/{kind}',
  module: 'tests',
  summary: 'Takes a file.',
  access: { kind: 'session' },
  params: z.strictObject({ kind: z.string() }),
  body: z.object({ source: z.string() }),
  upload: { kinds: ['csv'], maxBytes: 1_000 },
  response: z.object({ id: z.string() }),
});
const refreshCall = defineCall({
  method: 'POST',
  path: '/refresh',
  module: 'tests',
  summary: 'Renews the session.',
  access: { kind: 'public', reason: 'a test' },
  response: z.object({}),
});
const file = new File(['name;city'], 'shops.csv');
const problem = (status: number, code: string) => ({
  type: 'about:blank',
  title: code,
  status,
  code,
  requestId: 'r-7',
});

async function start() {
  const progress: unknown[] = [];
  const controller = new AbortController();
  const answer = uploadToServer(
    importCall,
    { params: { kind: 'shops' }, body: { source: 'fair' } },
    file,
    { signal: controller.signal, onProgress: (each) => progress.push(each) },
  );
  return { answer, progress, controller, request: await requestNumber(1) };
}

function requestNumber(count: number): Promise<PlayedRequest> {
  return vi.waitFor(() => {
    const request = PlayedRequest.all[count - 1];
    if (!request) throw new Error(`no request ${count}`);
    return request;
  });
}

beforeEach(() => {
  PlayedRequest.all = [];
  vi.stubGlobal('XMLHttpRequest', PlayedRequest);
});
afterEach(() => vi.unstubAllGlobals());

test('the file is the last field of the form, after the data the server needs first', async () => {
  const { request } = await start();
  expect(request.opened).toEqual(['POST', '/imports/shops']);
  expect([...(request.body?.keys() ?? [])]).toEqual(['source', 'file']);
});

test('an upload reports its progress and returns the response', async () => {
  const { answer, progress, request } = await start();
  request.upload.onprogress?.({ loaded: 4, total: 9 });
  request.answer(201, { id: '7' });
  expect(await answer).toEqual({ id: '7' });
  expect(progress).toEqual([{ sent: 4, total: 9 }]);
});

test('a session that ran out is renewed and the file is sent again [SES-02]', async () => {
  setSessionRefreshCall(refreshCall);
  const refreshed = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', refreshed);
  const { answer, request } = await start();
  request.answer(498, problem(498, 'ACCESS_TOKEN_EXPIRED'));
  const second = await requestNumber(2);
  expect(second.body?.get('file')).toMatchObject({ name: 'shops.csv' });
  second.answer(200, { id: '8' });
  expect(await answer).toEqual({ id: '8' });
  expect(refreshed).toHaveBeenCalledOnce();
});

test('a refusal is thrown as the problem the server named', async () => {
  const { answer, request } = await start();
  request.answer(422, problem(422, 'FILE_UNREADABLE'));
  await expect(answer).rejects.toMatchObject({ code: 'FILE_UNREADABLE', requestId: 'r-7' });
});

test('an answer that is not ours is still a problem', async () => {
  const { answer, request } = await start();
  request.answer(502, '<html>Bad gateway</html>');
  await expect(answer).rejects.toMatchObject({ status: 502 });
});

test('a broken connection is a network problem', async () => {
  const { answer, request } = await start();
  request.onerror?.();
  await expect(answer).rejects.toMatchObject({ code: 'NETWORK' });
});

test('cancelling stops the request and is no problem of the network', async () => {
  const { answer, controller } = await start();
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
