import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { definePermission } from '#platform/contract/permission.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { openApiDocument } from '../document/openapi.ts';
import { createRouteFactory } from '../route.ts';

const take = defineCall({
  method: 'POST',
  path: '/test/clients/{uuid}/files',
  module: 'test',
  summary: 'Takes a file.',
  access: {
    kind: 'client',
    client: 'params.uuid',
    may: definePermission({
      ability: 'test.take',
      sentence: 'Brand admins bring files.',
      roles: ['brand_admin'],
      everywhere: 'A test has no menu.',
    }),
  },
  params: z.strictObject({ uuid }),
  body: z.strictObject({ note: z.string().max(20) }),
  upload: { kinds: ['csv'], maxBytes: 1000 },
  response: z.object({ name: z.string(), note: z.string(), content: z.string() }),
});
const leave = defineCall({ ...take, path: '/test/clients/{uuid}/left-alone' });

let handled = 0;
const route = createRouteFactory<never>();
const suite = await testApp({
  modules: [
    {
      name: 'test',
      routes: [
        route(take, async ({ file, body, db }) => {
          handled += 1;
          expect(db.isTransaction).toBe(false);
          return { name: file.name, note: body.note, content: await text(file.stream) };
        }),
        route(leave, async ({ file, body }) => ({
          name: file.name,
          note: body.note,
          content: '',
        })),
      ],
    },
  ],
});
const client = await suite.people.client();
const admin = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
const rep = await suite.people.user({ at: [{ client, role: 'sales_rep' }] });
const visitor = await suite.visitor().as(admin);
const address = { params: { uuid: client.id } };
const file = (content: string) => new File([content], 'stores.csv', { type: 'text/csv' });
const path = `/test/clients/${client.id}/files`;

/** A handwritten form, so that it can contain errors. */
function form(...parts: string[]): { headers: Record<string, string>; body: Buffer } {
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=cut' },
    body: Buffer.from(parts.map((part) => part.replaceAll('\n', '\r\n')).join('')),
  };
}
const NOTE = '--cut\nContent-Disposition: form-data; name="note"\n\nhi\n';
const FILE =
  '--cut\nContent-Disposition: form-data; name="file"; filename="a.csv"\nContent-Type: text/csv\n\na;b\n';
const END = '--cut--\n';
const post = (given: { headers: Record<string, string>; body: Buffer }) =>
  visitor.send({ method: 'POST', path, ...given });

describe('a call that takes a file', () => {
  test('gets the text fields checked and the file as it arrives', async () => {
    const answer = await visitor.upload(take, {
      ...address,
      body: { note: 'hi' },
      file: file('ä;b'),
    });
    expect(answer.body).toEqual({ name: 'stores.csv', note: 'hi', content: 'ä;b' });
  });

  test('checks the fields before the file is read', async () => {
    handled = 0;
    const answer = await visitor.upload(take, {
      ...address,
      body: { note: 'x'.repeat(21) },
      file: file('a'),
    });
    expect([answer.status, answer.problem.errors]).toEqual([
      400,
      [{ field: 'body.note', code: 'maxLength', params: { max: 20 } }],
    ]);
    expect(handled).toBe(0);
  });

  test.each([
    ['no file', form(NOTE, END), 400, 'body.file'],
    ['a second file', form(NOTE, FILE, FILE, END), 400, 'body.file'],
    [
      'a field behind the file',
      form(NOTE, FILE, NOTE.replace('note', 'later'), END),
      400,
      'body.later',
    ],
    [
      'a file under another name',
      form(NOTE, FILE.replace('"file"', '"other"'), END),
      400,
      'body.other',
    ],
    ['the same field twice', form(NOTE, NOTE, FILE, END), 400, 'body.note'],
    ['a field without a name', form(NOTE.replace('; name="note"', ''), FILE, END), 400, undefined],
    [
      'a file without a name of its field',
      form(NOTE, FILE.replace(' name="file";', ''), END),
      400,
      undefined,
    ],
    [
      'a field that is an object',
      form(NOTE.replace('\n\nhi', '\nContent-Type: application/json\n\n{"toString":1}'), FILE, END),
      400,
      undefined,
    ],
    ['a form that is cut', form(NOTE, FILE.slice(0, 95)), 400, undefined],
    ['a part that is nothing but its end', form(NOTE, '--cut\n\n', END), 400, undefined],
    ['a form that ends in the file', form(NOTE, FILE), 400, undefined],
    [
      'no boundary',
      { ...form(NOTE, FILE, END), headers: { 'content-type': 'multipart/form-data' } },
      400,
      undefined,
    ],
    [
      'a name of every object',
      form(NOTE, NOTE.replace('note', '__proto__'), FILE, END),
      400,
      undefined,
    ],
    [
      'JSON',
      { headers: { 'content-type': 'application/json' }, body: Buffer.from('{}') },
      415,
      undefined,
    ],
    [
      'a bare file',
      { headers: { 'content-type': 'text/csv' }, body: Buffer.from('a') },
      415,
      undefined,
    ],
    [
      'a file over the limit',
      form(NOTE, FILE.replace('a;b', 'a'.repeat(1001)), END),
      413,
      'body.file',
    ],
    [
      'a body far over the limit',
      form(NOTE, FILE.replace('a;b', 'a'.repeat(2e6)), END),
      413,
      'body.file',
    ],
  ])('refuses %s', async (_, given, status, field) => {
    const answer = await post(given);
    expect([answer.status, answer.problem.errors?.[0]?.field]).toEqual([status, field]);
  });

  test('takes a file exactly as large as allowed', async () => {
    const answer = await post(form(NOTE, FILE.replace('a;b', 'a'.repeat(1000)), END));
    expect([answer.status, (answer.body as { content: string }).content.length]).toEqual([
      200, 1000,
    ]);
  });

  test('checks access before it parses the form', async () => {
    handled = 0;
    const broken = form('nonsense');
    const statuses = [
      await (await suite.visitor().as(rep)).send({ method: 'POST', path, ...broken }),
      await suite.visitor().send({ method: 'POST', path, ...broken }),
    ].map(({ status }) => status);
    expect([statuses, handled]).toEqual([[403, 401], 0]);
  });

  test('does not change what other calls take', async () => {
    const answer = await visitor.send({
      method: 'PUT',
      path: '/platform/nothing',
      ...form(NOTE, END),
    });
    expect(answer.status).toBe(404);
  });

  test('shows as a form in the API document', () => {
    const document = JSON.parse(JSON.stringify(openApiDocument([take], 'http://suite.test')));
    const { content } = document.paths[take.path].post.requestBody;
    expect(Object.keys(content)).toEqual(['multipart/form-data']);
    expect(content['multipart/form-data'].schema.required).toEqual(['note', 'file']);
    expect(content['multipart/form-data'].schema.properties.file.format).toBe('binary');
  });
});

test('an unread file does not block the connection: the next request on it is answered', async () => {
  await suite.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = suite.server.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const content = 'a'.repeat(1000);
  const { headers, body } = form(NOTE, FILE.replace('a;b', content), END);
  const cookie = `${ACCESS_COOKIE}=${visitor.cookies.get(ACCESS_COOKIE)}`;
  const request = (where: string) =>
    `POST ${where} HTTP/1.1\r\nHost: suite.test\r\nCookie: ${cookie}\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  let answers = '';
  socket.on('data', (chunk) => {
    answers += chunk;
  });
  const left = `/test/clients/${client.id}/left-alone`;
  socket.write(request(left) + request(left) + request(path));
  await expect.poll(() => answers.match(/HTTP\/1.1 200/g)?.length).toBe(3);
  expect(answers).toContain(content);
  socket.destroy();
});

test('a form without end is cut, whatever of it is read', async () => {
  const { port } = suite.server.server.address() as { port: number };
  const cookie = `${ACCESS_COOKIE}=${visitor.cookies.get(ACCESS_COOKIE)}`;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const piece = (content: string) => `${content.length.toString(16)}\r\n${content}\r\n`;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: suite.test\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=cut\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  socket.write(piece(form('--cut\nX-Of: nobody\n\n').body.toString()));
  for (let at = 0; at < 40; at += 1) socket.write(piece('a'.repeat(64 * 1024)));
  await closed;
});
