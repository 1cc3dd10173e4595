import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { createSessionRefresh } from './server.ts';
import { createServerCaller, isUnexpected401 } from './server-caller.ts';

const getThing = defineCall({
  method: 'GET',
  path: '/api/things/{id}',
  module: 'tests',
  summary: 'A thing.',
  access: { kind: 'session' },
  params: z.strictObject({ id: z.string() }),
  response: z.object({ name: z.string() }),
});
const thing = (id: string) => ({ params: { id } });

function problem(status: number, code: string, more: object = {}) {
  const body = { type: 'about:blank', title: code, status, code, requestId: 'r-1', ...more };
  return new Response(JSON.stringify(body), { status });
}

/** A server whose access token has expired: responds 498 until the session is refreshed. */
function expiredServer(refreshAnswer: () => Response = () => new Response('{}')) {
  let fresh = false;
  const refreshes = vi.fn(() => {
    const answer = refreshAnswer();
    fresh = answer.ok;
    return answer;
  });
  const answer = (address: string) => {
    if (fresh) return new Response(JSON.stringify({ name: address }));
    return problem(498, 'ACCESS_TOKEN_EXPIRED');
  };
  return { answer, refreshes };
}

function callerFor(answer: (address: string) => Response, refreshAnswer?: () => Response) {
  const stored = new Map<string, string>();
  let time = 0;
  const sessionEnded = vi.fn();
  const fetch = vi.fn(async (address: string) => answer(address));
  const loadModuleTexts = vi.fn(async () => {});
  const { callServer } = createServerCaller({
    fetch,
    loadModuleTexts,
    sessionEnded,
    now: () => ++time,
    refresh: createSessionRefresh({
      trade: async () => {
        const response = refreshAnswer?.() ?? new Response('{}');
        if (!response.ok)
          throw await import('./problem-error.ts').then((m) => m.readProblem(response, 'tests'));
      },
      withLock: (_name, work) => work(),
      storage: { getItem: (k) => stored.get(k) ?? null, setItem: (k, v) => stored.set(k, v) },
      now: () => ++time,
    }),
  });
  return { callServer, fetch, loadModuleTexts, sessionEnded };
}

test('calls in flight share one refresh, then each is made again [SES-02]', async () => {
  const { answer, refreshes } = expiredServer();
  const { callServer, fetch } = callerFor(answer, refreshes);
  const names = await Promise.all(['a', 'b', 'c'].map((id) => callServer(getThing, thing(id))));
  expect(names.map(({ name }) => name)).toEqual([
    '/api/things/a',
    '/api/things/b',
    '/api/things/c',
  ]);
  expect(refreshes).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledTimes(6);
});

test('a refused refresh ends the session [SES-04]', async () => {
  const { answer } = expiredServer();
  const { callServer, sessionEnded } = callerFor(answer, () =>
    problem(401, 'INVALID_REFRESH_TOKEN'),
  );
  await expect(callServer(getThing, thing('a'))).rejects.toMatchObject({
    code: 'INVALID_REFRESH_TOKEN',
  });
  expect(sessionEnded).toHaveBeenCalledOnce();
});

test.each([
  ['AUTHENTICATION_FAILED', {}],
  ['INVALID_REFRESH_TOKEN', {}],
  ['SOMETHING', { detail: 'session-info is missing' }],
])('401 %s ends the session [SES-04]', async (code, more) => {
  const { callServer, sessionEnded } = callerFor(() => problem(401, code, more));
  await expect(callServer(getThing, thing('a'))).rejects.toMatchObject({ status: 401 });
  expect(sessionEnded).toHaveBeenCalledOnce();
});

test('any other 401 leaves the session open and leads to the error page [SES-04]', async () => {
  const { callServer, sessionEnded } = callerFor(() => problem(401, 'OTHER'));
  const error = await callServer(getThing, thing('a')).catch((thrown: unknown) => thrown);
  expect(isUnexpected401(error)).toBe(true);
  expect(sessionEnded).not.toHaveBeenCalled();
});

test.each([204, 304])('%i without a body is a success', async (status) => {
  const { callServer } = callerFor(() => new Response(null, { status }));
  await expect(callServer(getThing, thing('a'))).resolves.toBeNull();
});

test('a dead line is the problem NETWORK', async () => {
  const { callServer } = callerFor(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(callServer(getThing, thing('a'))).rejects.toMatchObject({ code: 'NETWORK' });
});

test('a page of a proxy is a problem too, with its status', async () => {
  const { callServer } = callerFor(() => new Response('<html>', { status: 502 }));
  await expect(callServer(getThing, thing('a'))).rejects.toMatchObject({
    code: 'UNREADABLE',
    status: 502,
  });
});

test('the fields at fault come with the problem', async () => {
  const errors = [{ field: 'body.email', code: 'EMAIL_TAKEN' }];
  const { callServer } = callerFor(() => problem(422, 'EMAIL_TAKEN', { errors }));
  await expect(callServer(getThing, thing('a'))).rejects.toMatchObject({
    errors,
    requestId: 'r-1',
  });
});

test('a refusal carries the module of its call, and that module’s texts are loaded', async () => {
  const { callServer, loadModuleTexts } = callerFor(() => problem(409, 'NAME_TAKEN'));
  await expect(callServer(getThing, thing('7'))).rejects.toMatchObject({ module: 'tests' });
  expect(loadModuleTexts).toHaveBeenCalledExactlyOnceWith('tests');
});

test.each([problem(401, 'AUTHENTICATION_FAILED'), problem(500, 'INTERNAL')])(
  'no texts are loaded when the session has ended or the server has failed',
  async (answer) => {
    const { callServer, loadModuleTexts } = callerFor(() => answer);
    await expect(callServer(getThing, thing('7'))).rejects.toThrow();
    expect(loadModuleTexts).not.toHaveBeenCalled();
  },
);
