import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallDefinition } from './call-request.ts';
import { type CallOptions, type ComptoirOptions, createSend } from './caller.ts';
import { type Call, defineCall, type ListCall } from './calls.ts';
import type { ComptoirFile } from './comptoir-file.ts';

type Input = { params: { id: string }; query?: object; body?: object };

const readThing: CallDefinition = {
  method: 'GET',
  path: '/things/{id}',
  answer: 'json',
  isRepeatable: true,
};
const makeThing: CallDefinition = { ...readThing, method: 'POST', isRepeatable: false };
const input: Input = { params: { id: 'a/b' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const busy = (headers: Record<string, string> = {}) =>
  json({ code: 'TOO_MANY_REQUESTS', title: 'Too many.' }, { status: 429, headers });

/** A call whose server gives these responses one after the other; an error is a failed connection. */
function callTo(
  answers: (Response | Error)[],
  definition = readThing,
  options: Partial<ComptoirOptions> = {},
) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => {
    const answer = answers.shift() ?? new TypeError('no more answers');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const send = createSend({ baseUrl: 'https://suite.example/base/', fetch, ...options });
  return { call: defineCall<Call<Input, unknown>>(send, definition), fetch, send };
}

/** Advances the timers of a call and returns its result or error. */
async function settled(made: Promise<unknown>): Promise<unknown> {
  const result = made.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return result;
}

test('path, query, key and body reach the server as the contract describes them', async () => {
  const { call, fetch } = callTo([json({})], makeThing, { apiKey: async () => 'k-1' });
  await call({ ...input, query: { grade: [1, 2], from: undefined }, body: { name: 'é' } });
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('https://suite.example/base/things/a%2Fb?grade=1&grade=2');
  expect(init).toMatchObject({ method: 'POST', body: '{"name":"é"}', credentials: 'omit' });
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    accept: 'application/json',
    authorization: 'Bearer k-1',
    'content-type': 'application/json',
  });
});

test('a repeatable call waits as long as the server says and is sent again', async () => {
  const { call, fetch } = callTo([busy({ 'retry-after': '7' }), json({ name: 'one' })]);
  const answer = call(input);
  await vi.advanceTimersByTimeAsync(6_900);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await answer).toEqual({ name: 'one' });
});

test('a connection that fails is tried again, up to the limit', async () => {
  const failing = () => new TypeError('fetch failed');
  const { call, fetch } = callTo([failing(), failing(), failing(), json({})]);
  expect(await settled(call(input))).toMatchObject({ code: 'NETWORK', status: 0 });
  expect(fetch).toHaveBeenCalledTimes(3);
});

test.each<[string, (Response | Error)[], CallDefinition, CallOptions]>([
  ['a call that is not repeatable', [busy(), json({})], makeThing, {}],
  ['a refusal that stays', [json({ code: 'NOT_FOUND' }, { status: 404 })], readThing, {}],
  ['a wait that is longer than allowed', [busy({ 'retry-after': '600' })], readThing, {}],
  ['a call without retries', [busy(), json({})], readThing, { retries: 0 }],
])('%s is sent once', async (_what, answers, definition, options) => {
  const { call, fetch } = callTo(answers, definition);
  expect(await settled(call(input, options))).toMatchObject({ name: 'ComptoirError' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a caller can declare a call repeatable', async () => {
  const { call, fetch } = callTo([busy(), json({})], makeThing);
  expect(await settled(call(input, { repeatable: true }))).toEqual({});
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a call without an answer ends after its time and is not sent again', async () => {
  const fetch = vi.fn(
    (_address: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const { call } = callTo([], readThing, { fetch, timeoutMs: 5_000 });
  expect(await settled(call(input))).toMatchObject({ code: 'TIMEOUT', call: 'GET /things/{id}' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('an abort ends a call that waits for its next attempt, with the reason of the abort', async () => {
  const { call, fetch } = callTo([busy({ 'retry-after': '30' }), json({})]);
  const ending = new AbortController();
  const answer = call(input, { signal: ending.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  ending.abort(new Error('page left'));
  expect(await answer).toEqual(new Error('page left'));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('an answer that is not from the suite is told apart from a refusal', async () => {
  const page = () => new Response('<h1>Proxy</h1>', { status: 400 });
  expect(await settled(callTo([page()]).call(input))).toMatchObject({ code: 'UNREADABLE' });
  const cut = new Response('{"na', { status: 200 });
  expect(await settled(callTo([cut]).call(input))).toMatchObject({ code: 'UNREADABLE' });
});

test('a missing parameter, a bad address and a key with a line break are refused before sending', async () => {
  const { call, fetch } = callTo([], readThing, { apiKey: 'one\ntwo' });
  await expect(call({ params: { id: '' } })).rejects.toThrow('needs params.id');
  await expect(call(input)).rejects.toThrow(TypeError);
  expect(fetch).not.toHaveBeenCalled();
  expect(() => createSend({ baseUrl: 'ftp://suite.example' })).toThrow('baseUrl');
});

test.each([
  [`attachment; filename="export.xlsx"; filename*=UTF-8''%C3%A9t%C3%A9.xlsx`, 'été.xlsx'],
  [`attachment; filename="plain.csv"; filename*=UTF-8''%E9`, 'plain.csv'],
  ['attachment', undefined],
])('a file with %s is called %s', async (disposition, name) => {
  const answer = new Response('a;b', { headers: { 'content-disposition': disposition } });
  const { call } = callTo([answer], { ...readThing, answer: 'file' });
  const file = (await call(input)) as ComptoirFile;
  expect([file.name, await file.text()]).toEqual([name, 'a;b']);
});

test.each([
  [
    'a total',
    [
      { items: [1, 2], total: 3 },
      { items: [3], total: 3 },
    ],
  ],
  ['a total that is full with its last page', [{ items: [1, 2], total: 2 }]],
  [
    'a capped total',
    [
      { items: [1], total: 1, more: true },
      { items: [], total: 1, more: true },
    ],
  ],
  [
    'no total',
    [
      { items: [1], total: null, hasMore: true },
      { items: [2], total: null, hasMore: false },
    ],
  ],
])('a list with %s is read to its end', async (_kind, pages) => {
  const { send, fetch } = callTo(pages.map((page) => json(page)));
  const list = defineCall<ListCall<Input, { items: number[] }>>(send, {
    ...readThing,
    page: 'query',
  });
  expect(await Array.fromAsync(list.each(input))).toEqual(pages.flatMap(({ items }) => items));
  expect(fetch.mock.calls.map(([address]) => new URL(address).search)).toEqual(
    pages.map((_, place) => `?page=${place + 1}`),
  );
});
