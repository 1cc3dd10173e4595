import { describe, expect, test } from 'vitest';
import type { CallDefinition } from '#platform/contract/call.ts';
import { FIELD_ERRORS_LIMIT, OPEN_BODY_LIMIT_BYTES } from '#platform/contract/limits.ts';
import type { Role } from '#platform/contract/permission.ts';
import { knock } from '#platform/testing/knock.ts';
import { reuseSessions } from '#platform/testing/reuse-sessions.ts';
import { withSampleRecords } from '#platform/testing/sample-records.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { collectFromModules } from '../collect-from-modules.ts';
import { inputBounds } from './request/check-input.ts';

const SOME_ID = '019a8000-0000-7000-8000-000000000000';
const suite = await testApp({
  work: false,
  // The secret that a request with made-up parameters shows.
  environment: { MAIL_EVENTS_SECRET: SOME_ID },
});
const client = await withSampleRecords(suite.app, await suite.people.client());
const routes = collectFromModules(suite.modules, 'routes');
const calls: CallDefinition[] = routes.map(({ call }) => call);
const isOpen = ({ access }: CallDefinition) => access.kind === 'public' || access.kind === 'link';
const named = (some: CallDefinition[]) =>
  some.map((call) => [`${call.method} ${call.path}`, call] as const);

const users = new Map<Role, Promise<{ id: string }>>();
function userWithRole(role: Role): Promise<{ id: string }> {
  const at = role === 'super_admin' ? { superAdmin: true } : { at: [{ client, role }] };
  const user = users.get(role) ?? suite.people.user(at);
  users.set(role, user);
  return user;
}

type Request = Parameters<ReturnType<typeof suite.visitor>['send']>[0];
const sendAs = reuseSessions(suite);
const sendAsStranger = (request: Request) => suite.visitor().send(request);
/** Sends as a user who may make the call, or as an anonymous visitor for public calls. */
async function sendAsCaller({ access }: CallDefinition, request: Request) {
  if (access.kind === 'public' || access.kind === 'link') return sendAsStranger(request);
  const [role = 'super_admin'] = access.kind === 'client' ? access.may.roles : [];
  return sendAs(await userWithRole(role), request);
}

let callers = 0;
/** The call with this body, from a new address each time, so that rate limits do not hide the result. */
function attackOn(call: CallDefinition, body: string | Buffer): Request {
  callers += 1;
  const key = client.records.get(call.keyScope ?? '');
  return {
    ...knock(call, client),
    body,
    headers: {
      'content-type': 'application/json',
      // Server-to-server calls are authenticated before their body is read.
      ...(key && { authorization: `Bearer ${key}` }),
    },
    remoteAddress: `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
  };
}

const attack = (call: CallDefinition, body: string | Buffer) =>
  sendAsCaller(call, attackOn(call, body));

/** The fields that identify the client, followed by the given content. */
function bodyWith(call: CallDefinition, more: string): string {
  const base = JSON.stringify(knock(call, client).body ?? {}).slice(0, -1);
  return `${base}${base === '{' ? '' : ','}${more}}`;
}

const withBody = calls.filter(({ method, upload }) => method !== 'GET' && !upload);

test('every call limits the size of its body, and calls without sign-in have a small limit [GEN-01]', () => {
  expect(calls.length).toBeGreaterThan(100);
  for (const { call, prove } of routes) {
    const { bytes } = inputBounds(call);
    expect(bytes, call.path).toBeLessThanOrEqual(
      isOpen(call) && !prove ? 4 * OPEN_BODY_LIMIT_BYTES : 1024 * 1024,
    );
  }
});

describe.each(named(withBody))('%s', (_, call) => {
  const { bytes, values } = inputBounds(call);

  test('refuses a body over its limit, and any body of a caller without access [GEN-01]', async () => {
    const large = bodyWith(call, `"x":"${'x'.repeat(bytes)}"`);
    const stranger = await sendAsStranger(attackOn(call, large));
    expect(stranger.status).toBe(isOpen(call) ? 413 : 401);
    expect((await attack(call, large)).status).toBe(413);
  });

  const notUtf8 = Buffer.from(bodyWith(call, '"x":"\xff\xfe"'), 'latin1');
  if (call.foreignText)
    test.each([
      notUtf8,
      bodyWith(call, '"x":["a\\u0000"]'),
      bodyWith(call, '"x\\ud800":{"a":"\\ud800"}'),
    ])('takes foreign text whatever characters are in it [ERR-02]', async (body) => {
      const { status, problem } = await attack(call, body);
      const faults = problem?.errors ?? [];
      expect(status).toBeLessThan(500);
      expect(problem?.code).not.toBe('INVALID_ENCODING');
      expect(faults.map(({ code }) => code)).not.toContain('characters');
    });
  else
    test('refuses a body that is not UTF-8 [GEN-01]', async () => {
      const answer = await attack(call, notUtf8);
      expect([answer.status, answer.problem.code]).toEqual([400, 'INVALID_ENCODING']);
    });

  if (!call.body) return;

  test.skipIf(call.foreignText).each(['\\u0000', '\\ud800'])(
    'names the field that holds %s [ERR-02]',
    async (unfit) => {
      const answer = await attack(call, bodyWith(call, `"x":["a${unfit}"]`));
      expect([answer.status, answer.problem.errors]).toEqual([
        400,
        [{ field: 'body.x.0', code: 'characters' }],
      ]);
    },
  );

  test.each([
    ['keys', Array.from({ length: values + 1 }, (_, at) => `"${at.toString(36)}":1`).join()],
    ['entries', `"x":[${Array(values + 1).fill(1)}]`],
    ['levels', `"x":${'['.repeat(bytes / 4)}${']'.repeat(bytes / 4)}`],
    ['letters in a key', `"${'x'.repeat(10_000)}":1`],
    [
      'letters in every field',
      fieldsOf(call)
        .map((key) => `"${key}":"${'x'.repeat(900)}"`)
        .join(),
    ],
  ])('answers a flood of %s with a short response [GEN-01]', async (_, more) => {
    const answer = await attack(call, bodyWith(call, more));
    expect(answer.status).toBeLessThan(500);
    expect(answer.problem?.errors?.length ?? 0).toBeLessThanOrEqual(FIELD_ERRORS_LIMIT);
    expect(answer.raw.rawPayload.length).toBeLessThan(OPEN_BODY_LIMIT_BYTES);
  });
});

test.each(named(calls.filter(({ query, upload }) => query && !upload)))(
  '%s answers a flood of parameters with a short response [GEN-01]',
  async (_, call) => {
    const { path, ...request } = knock(call, client);
    const many = Array.from({ length: 3_000 }, (_, at) => `p${at}`).join('&');
    const answer = await sendAsCaller(call, {
      ...request,
      path: `${path}${path.includes('?') ? '&' : '?'}${many}`,
    });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.length).toBeLessThanOrEqual(FIELD_ERRORS_LIMIT);
    expect(answer.raw.rawPayload.length).toBeLessThan(OPEN_BODY_LIMIT_BYTES);
  },
);

test.each(named(calls.filter(({ upload }) => upload)))(
  '%s refuses a form that is no small one [GEN-01]',
  async (_, call) => {
    const { path, method } = knock(call, client);
    const sent = async (fields: number, letters: number) => {
      const form = new FormData();
      for (let at = 0; at < fields; at += 1) form.append(`f${at}`, 'x'.repeat(letters));
      form.append('file', new File(['a'], 'a.csv'));
      const packed = new Response(form);
      const headers = { 'content-type': packed.headers.get('content-type') ?? '' };
      const body = Buffer.from(await packed.arrayBuffer());
      return sendAsCaller(call, { method, path, headers, body });
    };
    const { bytes } = inputBounds(call);
    for (const answer of [
      await sent(1_000, 1),
      await sent(5, bytes / 4),
      await sent(1, bytes + 1),
    ]) {
      expect([400, 413]).toContain(answer.status);
      expect(answer.raw.rawPayload.length).toBeLessThan(OPEN_BODY_LIMIT_BYTES);
    }
  },
);

function fieldsOf({ body }: CallDefinition): string[] {
  const shape = (body as { shape?: Record<string, unknown> } | undefined)?.shape ?? { x: 1 };
  const known = Object.keys(shape).filter((key) => !/^(client|brand)_?id$/i.test(key));
  return known.length > 0 ? known : ['x'];
}
