import { expect, test } from 'vitest';
import { z } from 'zod';
import { type CallDefinition, defineCall } from '#platform/contract/call.ts';
import { defineProblem, problemSchema } from '#platform/contract/problem.ts';
import { allModules } from '#platform/testing/all-modules.ts';
import { openApiDocument } from './openapi.ts';

const nameTaken = defineProblem({ status: 409, code: 'TEST_TAKEN', title: 'The name is taken.' });
const shelfFull = defineProblem({ status: 409, code: 'TEST_FULL', title: 'The shelf is full.' });
const readShelf = defineCall({
  method: 'GET',
  path: '/test/shelf',
  module: 'test',
  summary: 'What stands on the shelf.',
  access: { kind: 'public', reason: 'A call for this test only.' },
  response: z.object({}),
});
const putOnShelf = defineCall({
  ...readShelf,
  method: 'POST',
  access: { kind: 'super-admin' },
  body: z.strictObject({ name: z.string() }),
  errors: [nameTaken, shelfFull],
});

type Schema = { $ref?: string; oneOf?: { $ref: string }[]; discriminator?: object };
type Answer = { description: string; content: Record<string, { schema: Schema }> };
interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
  components: { schemas: Record<string, object> };
}

const documentOf = (calls: readonly CallDefinition[]) =>
  openApiDocument(calls, 'http://suite.test') as Document;

/** Problem codes of one status, as a reader of the document finds them. */
function codesAt({ paths }: Document, { path, method }: CallDefinition, status: number): string[] {
  const answer = paths[path]?.[method.toLowerCase()]?.responses[status];
  const schema = answer?.content['application/problem+json']?.schema;
  const references = schema?.oneOf ?? (schema?.$ref ? [{ $ref: schema.$ref }] : []);
  return references.map(({ $ref }) => $ref.split('/').at(-1) ?? '');
}

test('two problems with the same status are both documented with their title and distinguished by their code', () => {
  const document = documentOf([putOnShelf]);
  expect(codesAt(document, putOnShelf, 409)).toEqual(['TEST_FULL', 'TEST_TAKEN']);
  const answer = document.paths['/test/shelf']?.post?.responses[409];
  expect(answer?.description).toBe(
    'TEST_FULL: The shelf is full.\n\nTEST_TAKEN: The name is taken.',
  );
  expect(answer?.content['application/problem+json']?.schema.discriminator).toEqual({
    propertyName: 'code',
  });
  expect(document.components.schemas.TEST_FULL).toEqual({
    description: 'The shelf is full.',
    allOf: [{ $ref: '#/components/schemas/Problem' }],
    properties: { code: { const: 'TEST_FULL' }, status: { const: 409 } },
  });
});

test('the documented platform problems depend on the access and the input of a call', () => {
  const document = documentOf([readShelf, putOnShelf]);
  const all = (call: CallDefinition) =>
    [400, 401, 403, 413, 415, 429, 498, 500, 503].flatMap((at) => codesAt(document, call, at));
  expect(all(readShelf)).toEqual([
    'MALFORMED_REQUEST',
    'TOO_MANY_REQUESTS',
    'INTERNAL',
    'STORAGE_FULL',
    'UNAVAILABLE',
  ]);
  expect(all(putOnShelf)).toEqual([
    'INVALID_ENCODING',
    'INVALID_INPUT',
    'MALFORMED_REQUEST',
    'API_KEY_ENDED',
    'API_KEY_UNKNOWN',
    'AUTHENTICATION_FAILED',
    'API_KEY_CLIENT_ARCHIVED',
    'API_KEY_NOT_ACCEPTED',
    'CROSS_SITE_REQUEST',
    'FORBIDDEN',
    'BODY_TOO_LARGE',
    'MEDIA_TYPE',
    'TOO_MANY_REQUESTS',
    'ACCESS_TOKEN_EXPIRED',
    'INTERNAL',
    'OUTCOME_UNKNOWN',
    'STORAGE_FULL',
    'UNAVAILABLE',
  ]);
});

test('every problem that a call of the suite declares is documented', async () => {
  const calls = (await allModules()).flatMap(({ routes = [] }) => routes.map(({ call }) => call));
  const document = documentOf(calls);
  const lost = calls.flatMap((call) =>
    (call.errors ?? [])
      .filter(({ code, status }) => !codesAt(document, call, status).includes(code))
      .map(({ code }) => `${call.method} ${call.path}: ${code}`),
  );
  expect(lost).toEqual([]);
  const { Problem, ...kinds } = document.components.schemas;
  expect(Object.keys((Problem as { properties: object }).properties)).toEqual(
    Object.keys(problemSchema.shape),
  );
  expect(Object.keys(kinds).length).toBeGreaterThan(80);
});

test('a code that would have two statuses is refused', () => {
  const other = defineProblem({ ...nameTaken, code: nameTaken.code, title: '', status: 422 });
  const calls = [putOnShelf, defineCall({ ...putOnShelf, path: '/test/other', errors: [other] })];
  expect(() => documentOf(calls)).toThrow('TEST_TAKEN');
});

test('every call names how its caller is proved, also one that needs no proof', () => {
  const sent = defineCall({
    ...readShelf,
    path: '/test/sent',
    rate: { max: 1, seconds: 60, withKey: 10 },
  });
  const { paths, components } = openApiDocument(
    [readShelf, putOnShelf, sent],
    'http://suite.test',
  ) as {
    paths: Record<string, Record<string, { security?: object[] }>>;
    components: { securitySchemes: object };
  };
  expect(paths['/test/shelf']?.get?.security).toEqual([]);
  expect(paths['/test/shelf']?.post?.security).toEqual([{ session: [] }]);
  expect(paths['/test/sent']?.get?.security).toEqual([{}, { apiKey: [] }]);
  expect(Object.keys(components.securitySchemes)).toEqual(['session', 'apiKey']);
});
