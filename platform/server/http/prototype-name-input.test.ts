import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { CallDefinition } from '#platform/contract/call.ts';
import { reuseSessions } from '#platform/testing/reuse-sessions.ts';
import { withSampleRecords } from '#platform/testing/sample-records.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { collectFromModules } from '../collect-from-modules.ts';

const suite = await testApp({ work: false });
const client = await withSampleRecords(suite.app, await suite.people.client());
const superAdmin = await suite.people.user({ superAdmin: true });
const brandAdmin = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
const calls: CallDefinition[] = collectFromModules(suite.modules, 'routes').map(({ call }) => call);
const sendAs = reuseSessions(suite);
const SOME_ID = '019a8000-0000-7000-8000-000000000000';

/** Names that every object inherits, and text that PostgreSQL cannot store. */
const WORDS = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'a\u0000b', '\u0000'];

interface Knock {
  method: CallDefinition['method'];
  path: string;
  body?: object;
}

/** One request per text input of a call, with this text and a valid client. */
function knocks(call: CallDefinition, word: string): Knock[] {
  const { method } = call;
  const access = call.access.kind === 'client' ? call.access : undefined;
  const [part, key = ''] = access?.client.split('.') ?? [];
  const ownId = key.toLowerCase().startsWith('brand') ? client.brandId : client.id;
  const own = (access?.owner && client.records.get(access.owner.name)) ?? ownId;
  const pathWith = (wordAt?: string) =>
    call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(
        name === wordAt ? word : part === 'params' && name === key ? own : SOME_ID,
      ),
    );
  const queryWith = (more: Record<string, string>) =>
    `?${new URLSearchParams({ ...(part === 'query' && { [key]: own }), ...more })}`;
  const body = method === 'GET' ? {} : { body: part === 'body' ? { [key]: own } : {} };
  const parameters = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const requested = call.query instanceof z.ZodObject ? Object.keys(call.query.shape) : [];
  const filters = [{ field: word, operator: 'equals', value: 'x' }];
  const groups = JSON.stringify([{ match: 'all', filters }]);
  return [
    ...parameters.map((name) => ({ method, path: pathWith(name) + queryWith({}), ...body })),
    ...requested.map((name) => ({
      method,
      path: pathWith() + queryWith({ [name]: name === 'groups' ? groups : word }),
      ...body,
    })),
    { method, path: `${pathWith()}${queryWith({ [word]: 'x' })}`, ...body },
  ];
}

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s',
  (_, call) => {
    test('does not fail on names of object properties or null characters in its path, query or body', async () => {
      const user = call.access.kind === 'super-admin' ? superAdmin : brandAdmin;
      for (const word of WORDS) {
        for (const knock of knocks(call, word)) {
          const { status } = await sendAs(user, knock);
          expect.soft(status, `${knock.method} ${knock.path}`).toBeLessThan(500);
        }
      }
    });
  },
);

const paths = calls.map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
const pages = suite.mounted.filter(
  ({ method, path }) => method === 'GET' && !paths.includes(path) && /[:*]/.test(path),
);

test.each(pages.map(({ path }) => path))(
  'the page %s does not fail on names of object properties or null characters',
  async (path) => {
    for (const word of WORDS) {
      const encoded = encodeURIComponent(word);
      const requested = path.replaceAll(/:\w+|\*/g, encoded);
      for (const query of ['', `?lang=${encoded}&near=${encoded}&v=${encoded}`, `?${encoded}=x`]) {
        const { status } = await suite
          .visitor()
          .send({ method: 'GET', path: `${requested}${query}` });
        expect.soft(status, requested + query).toBeLessThan(500);
      }
    }
  },
);

test('there are pages to test', () => expect(pages.length).toBeGreaterThan(3));
