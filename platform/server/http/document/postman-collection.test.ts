import { expect, test } from 'vitest';
import { z } from 'zod';
import { type CallDefinition, defineCall } from '#platform/contract/call.ts';
import { collectFromModules } from '#platform/server/collect-from-modules.ts';
import { allModules } from '#platform/testing/all-modules.ts';
import { modulePurposes } from './api-document.ts';
import { postmanCollection } from './postman-collection.ts';

/** The parts of Postman's collection schema 2.1.0 that a collection of ours uses; anything else is refused. */
const text = z.string();
const pair = z.strictObject({ key: text, value: text, disabled: z.boolean().optional() });
const variable = z.strictObject({ key: text, value: text, type: z.literal('string').optional() });
const bodySchema = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('raw'),
    raw: text,
    options: z.strictObject({ raw: z.strictObject({ language: z.literal('json') }) }),
  }),
  z.strictObject({
    mode: z.literal('formdata'),
    formdata: z.array(
      z.union([
        pair.extend({ type: z.literal('text') }),
        z.strictObject({ key: text, type: z.literal('file'), src: z.array(text) }),
      ]),
    ),
  }),
]);
const requestSchema = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  description: text,
  auth: z.strictObject({ type: z.literal('noauth') }).optional(),
  header: z.array(pair),
  url: z.strictObject({
    raw: text,
    host: z.array(text),
    path: z.array(text),
    query: z.array(pair),
    variable: z.array(variable),
  }),
  body: bodySchema.optional(),
});
const itemSchema = z.strictObject({
  name: text.min(1),
  request: requestSchema,
  response: z.array(z.never()),
});
const collectionSchema = z.strictObject({
  info: z.strictObject({
    name: text,
    description: text,
    schema: z.literal('https://schema.getpostman.com/json/collection/v2.1.0/collection.json'),
  }),
  variable: z.array(variable),
  auth: z.strictObject({ type: z.literal('bearer'), bearer: z.array(variable) }),
  item: z.array(
    z.strictObject({ name: text, description: text.min(1), item: z.array(itemSchema) }),
  ),
});

const collectionOf = (calls: readonly CallDefinition[], purposes?: Map<string, string>) =>
  JSON.parse(JSON.stringify(postmanCollection(calls, 'https://suite.example', purposes)));

test('the collection has the shape that Postman imports, with every call once in the folder of its module', async () => {
  const modules = await allModules();
  const calls = collectFromModules(modules, 'routes').map(({ call }) => call);
  const { item: folders, variable: variables } = collectionSchema.parse(
    collectionOf(calls, modulePurposes(modules)),
  );
  expect(variables.map(({ key }) => key)).toEqual(['baseUrl', 'apiKey']);
  const requests = folders.flatMap(({ name, item }) =>
    item.map(({ request }) => ({ module: name, ...request })),
  );
  const addressOf = ({ url }: { url: { path: string[] } }) =>
    `/${url.path.map((part) => part.replace(/^:(\w+)/, '{$1}')).join('/')}`;
  expect(requests.map((one) => `${one.module} ${one.method} ${addressOf(one)}`).sort()).toEqual(
    calls.map((call) => `${call.module} ${call.method} ${call.path}`).sort(),
  );
  for (const { url, body } of requests) {
    const places = url.path.filter((part) => part.startsWith(':')).map((part) => part.slice(1));
    expect(url.variable.map(({ key }) => key).sort()).toEqual(places.sort());
    if (body?.mode === 'raw') JSON.parse(body.raw);
  }
});

test('a request has a body that the call accepts, optional parameters switched off, and the key where it counts', () => {
  const send = defineCall({
    method: 'POST',
    path: '/test/brands/{brandId}/notes',
    module: 'test',
    summary: 'Writes a note.',
    access: { kind: 'public', reason: 'A call for this test only.' },
    params: z.strictObject({ brandId: z.string().regex(/^[0-9a-f]{24}$/) }),
    query: z.strictObject({ silent: z.stringbool().optional(), day: z.iso.date() }),
    headers: z.object({ authorization: z.string().optional() }),
    body: z.strictObject({
      email: z.email(),
      grade: z.number().int().min(2).max(5),
      kind: z.enum(['praise', 'blame']),
      tags: z.array(z.string().min(6)),
      note: z.string().nullable().optional(),
    }),
    response: z.object({}),
    keyScope: 'test.send',
  });
  const { body: _body, keyScope: _scope, ...rest } = send;
  const read = defineCall({ ...rest, method: 'GET' });
  const [folder] = collectionOf([send, read]).item;
  const [withKey, withoutKey] = folder.item.map(({ request }: { request: object }) => request);
  expect(send.body.safeParse(JSON.parse(withKey.body.raw)).error).toBeUndefined();
  expect(withKey.auth).toBeUndefined();
  expect(withoutKey.auth).toEqual({ type: 'noauth' });
  expect(withKey.header.map(({ key }: { key: string }) => key)).toEqual(['Accept', 'Content-Type']);
  expect(withKey.url.query).toEqual([
    { key: 'silent', value: 'false', disabled: true },
    { key: 'day', value: '2026-01-31', disabled: false },
  ]);
  expect(withKey.url.variable).toEqual([{ key: 'brandId', value: '0123456789abcdef01234567' }]);
});
