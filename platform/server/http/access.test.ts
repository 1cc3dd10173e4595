import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { acceptsApiKeys } from '#platform/contract/api-key.ts';
import type { CallDefinition } from '#platform/contract/call.ts';
import { beAtClient, ROLES, type Role } from '#platform/contract/permission.ts';
import { knock } from '#platform/testing/knock.ts';
import { reuseSessions } from '#platform/testing/reuse-sessions.ts';
import { withSampleRecords } from '#platform/testing/sample-records.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { createApiKey } from '../api-keys/api-keys.ts';
import { BRAND_KEY_PURPOSE } from '../api-keys/authenticate-api-key.ts';
import { collectFromModules } from '../collect-from-modules.ts';

const suite = await testApp({ environment: { API_KEY_CALLS_PER_MINUTE: '100000' } });
let client = await withSampleRecords(suite.app, await suite.people.client());
const stranger = await withSampleRecords(suite.app, await suite.people.client());
const legacyClient = await suite.people.client({
  products: {
    profilehub: 'v1',
    communication: 'v1',
    touchpoints: 'v1',
    platform: 'v1',
    settings: 'v1',
  },
});
const legacy = await withSampleRecords(suite.app, legacyClient);
const calls: CallDefinition[] = collectFromModules(suite.modules, 'routes').map(({ call }) => call);

const users = new Map<Role, { id: string }>();
for (const role of ROLES) {
  users.set(
    role,
    await suite.people.user(
      role === 'super_admin'
        ? { superAdmin: true }
        : {
            at: [
              { client, role },
              { client: legacy, role },
            ],
          },
    ),
  );
}

const withoutMenus = await suite.people.user({
  at: [{ client, role: 'brand_admin', menus: [] }],
});
const sendAs = reuseSessions(suite);

function sendAsRole(role: Role, request: ReturnType<typeof knock>) {
  const user = users.get(role);
  if (!user) throw new Error(`no user is ${role}`);
  return sendAs(user, request);
}

const keyOfBrand = async (scopes: readonly string[]) => {
  const { key } = await createApiKey(
    { db: suite.app.database.acrossClients(), app: suite.app },
    { clientId: client.id, purpose: BRAND_KEY_PURPOSE, subject: client.id },
    { name: 'Server', scopes, userId: users.get('brand_admin')?.id ?? '' },
  );
  return suite.visitor({ authorization: `Bearer ${key}` });
};
const allPermissions = suite.app.registry.permissions.map(({ ability }) => ability);
const keyWithAll = await keyOfBrand(allPermissions);
const keyWithNone = await keyOfBrand([]);

test('every mounted route declares who may call it', () => {
  expect(suite.mounted.length).toBeGreaterThan(calls.length);
  const undeclared = suite.mounted.filter(({ access }) => access === undefined);
  expect(undeclared).toEqual([]);
});

test('every route without sign-in gives a reason for it', () => {
  for (const { access, path } of suite.mounted) {
    if (access?.kind === 'public' || access?.kind === 'link')
      expect(access.reason, path).toMatch(/\w+ \w+/);
  }
});

test('a call that responds 201 with several records names the list of created records [ERR-02]', () => {
  for (const { status, response, made, path } of calls) {
    if (status !== 201 || !(response instanceof z.ZodObject)) continue;
    const { shape } = response;
    const isRecord = ['id', '_id', 'uuid', 'slug'].some((key) => key in shape);
    expect(isRecord || (made !== undefined && shape[made] instanceof z.ZodArray), path).toBe(true);
  }
});

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s',
  (_, call) => {
    const { access } = call;
    const needsSession = access.kind !== 'public' && access.kind !== 'link';

    // A call that deletes its record leaves none for the next test.
    const named =
      access.kind === 'client' && access.owner ? access.client.split('.')[1] : undefined;
    if (call.method === 'DELETE' && named && call.path.endsWith(`{${named}}`))
      beforeEach(async () => {
        client = await withSampleRecords(suite.app, client);
      });

    test('requires a session only where it declares so [SES-04]', async () => {
      const { status, problem } = await suite.visitor().send(knock(call, client));
      if (needsSession) expect([status, problem.code]).toEqual([401, 'AUTHENTICATION_FAILED']);
      else expect(problem?.code).not.toBe('AUTHENTICATION_FAILED');
    });

    test.each(ROLES)('judges a %s as it declares [NAV-11]', async (role) => {
      const answer = await sendAsRole(role, knock(call, client));
      const refused = answer.status === 403 && answer.problem.code === 'FORBIDDEN';
      const allowed =
        access.kind === 'super-admin'
          ? role === 'super_admin'
          : access.kind !== 'client' || access.may.roles.includes(role);
      expect(refused).toBe(!allowed);
      // No session gives access to calls that require an API key.
      if (call.keyScope && !call.anyOrigin) expect(answer.problem.code).toMatch(/KEY_REFUSED$/);
      else if (!call.signed) expect(answer.status).not.toBe(401);
      expect(answer.status).toBeLessThan(500);
    });

    if (needsSession)
      test('accepts an API key of the brand as it declares, at its own client only [BEY-05]', async () => {
        if (!acceptsApiKeys(call)) {
          const { status, problem } = await keyWithAll.send(knock(call, client));
          expect([status, problem.code]).toEqual([403, 'API_KEY_NOT_ACCEPTED']);
          return;
        }
        if (access.kind === 'client') {
          const foreign = await keyWithAll.send(knock(call, stranger));
          expect([foreign.status, foreign.problem.code]).toEqual(
            access.owner ? [404, 'NOT_FOUND'] : [403, 'FORBIDDEN'],
          );
          if (access.may !== beAtClient) {
            const { status, problem } = await keyWithNone.send(knock(call, client));
            expect([status, problem.code]).toEqual([403, 'API_KEY_WITHOUT_PERMISSION']);
          }
        }
        const { status, problem } = await keyWithAll.send(knock(call, client));
        expect(status).toBeLessThan(500);
        expect(String(problem?.code)).not.toMatch(/^API_KEY_|^FORBIDDEN$|^AUTHENTICATION/);
      });

    if (access.kind !== 'client') return;

    if (!access.client.startsWith('params.'))
      test('reports the client field as required when it is missing [ERR-02]', async () => {
        for (const role of ['brand_admin', 'store_owner'] as const) {
          const answer = await sendAsRole(role, knock(call, null));
          expect([answer.status, answer.problem.code, answer.problem.errors]).toEqual([
            400,
            'INVALID_INPUT',
            [{ field: access.client, code: 'required' }],
          ]);
        }
      });

    test('refuses users of another client', async () => {
      for (const role of ROLES.filter((each) => each !== 'super_admin')) {
        const answer = await sendAsRole(role, knock(call, stranger));
        // If the path names only a record, the caller must not learn that it exists.
        expect([answer.status, answer.problem.code]).toEqual(
          access.owner ? [404, 'NOT_FOUND'] : [403, 'FORBIDDEN'],
        );
      }
    });

    if (!access.may.menu) {
      test('is available to a super admin for a client whose modules all open in another product [GEN-05]', async () => {
        const answer = await sendAsRole('super_admin', knock(call, legacy));
        expect(answer.problem?.code).not.toBe('MODULE_OPENS_ELSEWHERE');
      });
      return;
    }

    test('is refused where its module opens in another product, to super admins too [GEN-05]', async () => {
      for (const role of ['super_admin', 'brand_admin'] as const) {
        const answer = await sendAsRole(role, knock(call, legacy));
        expect([answer.status, answer.problem.code]).toEqual([403, 'MODULE_OPENS_ELSEWHERE']);
      }
    });

    test('refuses a user without the menu item [NAV-10]', async () => {
      const answer = await sendAs(withoutMenus, knock(call, client));
      expect([answer.status, answer.problem.code]).toEqual([403, 'FORBIDDEN']);
    });
  },
);
