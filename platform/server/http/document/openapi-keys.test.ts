import { expect, test } from 'vitest';
import { z } from 'zod';
import { type CallDefinition, defineCall } from '#platform/contract/call.ts';
import { definePermission } from '#platform/contract/permission.ts';
import { openApiDocument } from './openapi.ts';

const seeShelves = definePermission({
  ability: 'shelves.see',
  sentence: 'Everybody sees shelves.',
  roles: ['brand_admin'],
  everywhere: 'A permission for this test only.',
});
const readShelf = defineCall({
  method: 'GET',
  path: '/test/{clientId}/shelf',
  module: 'test',
  summary: 'What is on the shelf.',
  access: { kind: 'client', client: 'params.clientId', may: seeShelves },
  params: z.strictObject({ clientId: z.string() }),
  response: z.object({}),
});

interface Operation {
  description: string;
  security: object[];
  'x-permission'?: string;
}

function operationOf(call: CallDefinition): Operation {
  const { paths } = openApiDocument([call], 'http://suite.test') as {
    paths: Record<string, Record<string, Operation>>;
  };
  const operation = paths[call.path]?.get;
  if (!operation) throw new Error('the call is not in the document');
  return operation;
}

test('a call of a client names its permission and accepts a session or an API key with it [BEY-05]', () => {
  const { security, description, 'x-permission': permission } = operationOf(readShelf);
  expect(permission).toBe('shelves.see');
  expect(security).toEqual([{ session: [] }, { apiKey: ['shelves.see'] }]);
  expect(description).toContain('API keys of the brand need the permission shelves.see.');
});

test('a call that refuses API keys says why [BEY-05]', () => {
  const refused = { accepted: false, reason: 'Shelves have no lock.' };
  const byCall = operationOf({ ...readShelf, apiKeys: refused });
  expect(byCall.security).toEqual([{ session: [] }]);
  expect(byCall.description).toContain('API keys are not accepted. Shelves have no lock.');
  const may = { ...seeShelves, notForKeys: 'Keys have no hands.' };
  const byPermission = operationOf({ ...readShelf, access: { ...readShelf.access, may } });
  expect(byPermission.security).toEqual([{ session: [] }]);
  expect(byPermission.description).toContain('Keys have no hands.');
});

test('a call of users accepts only a session, unless it declares that keys are accepted [BEY-05]', () => {
  const own = { ...readShelf, access: { kind: 'session' } } as const;
  expect(operationOf(own).security).toEqual([{ session: [] }]);
  const apiKeys = { accepted: true, reason: 'A key has its own shelf.' };
  expect(operationOf({ ...own, apiKeys }).security).toEqual([{ session: [] }, { apiKey: [] }]);
});
