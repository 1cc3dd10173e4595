import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { OPEN_BODY_LIMIT_BYTES } from '#platform/contract/limits.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { createRouteFactory } from '../route.ts';

const noteCall = defineCall({
  method: 'POST',
  path: '/test/notes/{id}',
  module: 'test',
  summary: 'Writes down what it was given.',
  access: { kind: 'public', reason: 'A call for this test only.' },
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({
    title: z.string().min(3).max(10),
    count: z.number().int().min(1).optional(),
    tree: z.unknown().optional(),
    mail: z.email().optional(),
    kind: z.enum(['a', 'b']).optional(),
  }),
  response: z.object({ ok: z.boolean() }),
});
const failingCall = defineCall({
  method: 'POST',
  path: '/test/failing',
  module: 'test',
  summary: 'Fails after it has written.',
  access: { kind: 'public', reason: 'A call for this test only.' },
  body: z.strictObject({ how: z.enum(['sql', 'throw', 'output']) }),
  response: z.object({ ok: z.boolean() }),
});
const longerCall = defineCall({
  method: 'POST',
  path: '/test/longer',
  module: 'test',
  summary: 'Takes a longer text.',
  access: { kind: 'public', reason: 'A call for this test only.' },
  body: z.strictObject({ text: z.string() }),
  bodyBytes: 64 * 1024,
  response: z.object({ ok: z.boolean() }),
});

const route = createRouteFactory<never>();
const written: unknown[] = [];
const suite = await testApp({
  modules: [
    {
      name: 'test',
      routes: [
        route(noteCall, async ({ body }) => {
          written.push(body);
          return { ok: true };
        }),
        route(longerCall, async () => ({ ok: true })),
        route(failingCall, async ({ db, body }) => {
          await sql`insert into directory.clients (id, identifier, brand_id, name)
            values (gen_random_uuid(), 'half', 'half', 'half-written')`.execute(db);
          if (body.how === 'sql') await sql`select secret_column from secret_table`.execute(db);
          if (body.how === 'throw') throw new Error('at /secret/path with secret_table');
          return { ok: 'not a boolean' as unknown as boolean };
        }),
      ],
    },
  ],
});

const path = '/test/notes/019a8000-0000-7000-8000-000000000000';
const json = { 'content-type': 'application/json' };
const post = (body: unknown, headers: Record<string, string> = json) =>
  suite.visitor().send({ method: 'POST', path, body, headers });

describe('bad input is refused with its place, and nothing is written', () => {
  test.each([
    ['malformed JSON', '{"title": ', 400, undefined, undefined],
    ['no JSON at all', 'title=abc', 400, undefined, undefined],
    ['a list', '[]', 400, 'body', 'type'],
    ['null', 'null', 400, 'body.title', 'required'],
    ['NUL', '{"title":"abc\\u0000"}', 400, 'body.title', 'characters'],
    ['a lone surrogate', '{"title":"abc\\ud800"}', 400, 'body.title', 'characters'],
    ['an unknown field', '{"title":"abcd","admin":true}', 400, 'body.admin', 'unknown'],
    ['a wrong type', '{"title":7}', 400, 'body.title', 'type'],
    ['a missing field', '{}', 400, 'body.title', 'required'],
    ['too short', '{"title":"ab"}', 400, 'body.title', 'minLength'],
    ['too long', '{"title":"abcdefghijk"}', 400, 'body.title', 'maxLength'],
    ['too small', '{"title":"abcd","count":0}', 400, 'body.count', 'min'],
    ['no integer', '{"title":"abcd","count":1.5}', 400, 'body.count', 'type'],
    ['no e-mail', '{"title":"abcd","mail":"x"}', 400, 'body.mail', 'email'],
    ['not one of the choices', '{"title":"abcd","kind":"c"}', 400, 'body.kind', 'choice'],
    [
      'deep nesting',
      `{"title":"abcd","tree":${'['.repeat(100)}${']'.repeat(100)}}`,
      400,
      undefined,
      'nesting',
    ],
    [
      'nesting without end',
      `{"title":"abcd","tree":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
      400,
      'body',
      'tooManyValues',
    ],
    ['a prototype', '{"title":"abcd","__proto__":{"admin":true}}', 400, undefined, undefined],
  ])('%s [ERR-02]', async (_, body, status, field, code) => {
    const before = written.length;
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.problem.requestId).toBe(answer.headers['x-request-id']);
    if (field) expect(answer.problem.errors?.[0]?.field).toBe(field);
    if (code) expect(answer.problem.errors?.[0]?.code).toBe(code);
    expect(written.length).toBe(before);
  });

  test('ten megabytes are too large [ERR-02]', async () => {
    const answer = await post(`{"title":"${'x'.repeat(10 * 1024 * 1024)}"}`);
    expect(answer).toMatchObject({ status: 413, problem: { code: 'BODY_TOO_LARGE' } });
    const just = await post(`{"title":"${'x'.repeat(OPEN_BODY_LIMIT_BYTES - 20)}"}`);
    expect(just.problem.errors?.[0]?.code).toBe('maxLength');
  });

  test('a call that declares a larger body limit accepts more [ERR-02]', async () => {
    const send = (letters: number) =>
      suite.visitor().send({
        method: 'POST',
        path: longerCall.path,
        body: { text: 'x'.repeat(letters) },
      });
    expect((await send(OPEN_BODY_LIMIT_BYTES)).status).toBe(200);
    expect((await send(longerCall.bodyBytes)).status).toBe(413);
  });

  test.each(['application/xml', 'text/plain'])('%s is not taken [ERR-02]', async (type) => {
    const answer = await post('<a/>', { 'content-type': type });
    expect(answer).toMatchObject({ status: 415, problem: { code: 'MEDIA_TYPE' } });
  });

  test.each(['not-a-uuid', '%00', '%ED%A0%80', '%', 'x'.repeat(600)])(
    'the id %s [ERR-02]',
    async (id) => {
      const answer = await suite.visitor().send({
        method: 'POST',
        path: `/test/notes/${id}`,
        body: '{"title":"abcd"}',
        headers: json,
      });
      expect([400, 404, 414]).toContain(answer.status);
      expect(answer.problem.code).toMatch(/^[A-Z_]+$/);
    },
  );

  test('whatever JSON comes, it is taken or refused, never a failure [ERR-02]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 5 }), async (body) => {
        expect((await post(body)).status).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a failure on our side', () => {
  test.each(['sql', 'throw', 'output'])(
    '%s: no stack, no SQL, no path, nothing half-written [ERR-02]',
    async (how) => {
      const answer = await suite
        .visitor()
        .send({ method: 'POST', path: failingCall.path, body: { how } });
      expect(answer).toMatchObject({ status: 500, problem: { code: 'INTERNAL' } });
      expect(answer.raw.payload).not.toMatch(/secret|select|\.ts|at \//);
      const logged = suite.logged.find((line) => line.includes(answer.problem.requestId));
      expect(logged).toContain('a call failed');
      const { rows } = await sql`select 1 from directory.clients where identifier = 'half'`.execute(
        suite.app.database.acrossClients(),
      );
      expect(rows).toEqual([]);
    },
  );

  test('an address that cannot be read leads a person to the 404 page [NAV-05]', async () => {
    const get = (accept: string) =>
      suite.visitor().send({ method: 'GET', path: '/%E0%A4%A', headers: { accept } });
    const page = await get('text/html');
    expect([page.status, page.headers.location]).toEqual([302, '/not-found']);
    expect((await get('application/json')).problem.code).toBe('MALFORMED_REQUEST');
  });

  test('an address that nothing serves is a problem too [NAV-05]', async () => {
    const answer = await suite.visitor().send({ method: 'GET', path: '/api/nothing/here' });
    expect(answer).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } });
  });
});
