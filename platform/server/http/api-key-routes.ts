import type { z } from 'zod';
import type { apiKeyCallParts } from '#platform/contract/api-key.ts';
import type { Access, CallDefinition } from '#platform/contract/call.ts';
import type { ProblemDefinition } from '#platform/contract/problem.ts';
import {
  createLimitedApiKey,
  type KeySubject,
  listApiKeys,
  revokeApiKey,
} from '../api-keys/api-keys.ts';
import type { AnyTables } from '../database/database.ts';
import { createRouteFactory, type Route } from './route.ts';

type Parts = ReturnType<typeof apiKeyCallParts>;
type KeyCall<Own> = CallDefinition & { access: Extract<Access, { kind: 'client' }> } & Own;
interface KeyCalls {
  list: KeyCall<Pick<Parts['list'], 'response'>>;
  create: KeyCall<{ body: z.ZodType<{ name: string }> } & Pick<Parts['create'], 'response'>>;
  end: KeyCall<{ params: z.ZodType<{ keyId: string }> } & Pick<Parts['end'], 'response'>>;
}

interface KeyRules {
  purpose: string;
  scopes: readonly string[];
  /** Maximum number of active keys. */
  limit: number;
  tooMany: ProblemDefinition<{ limit: number }>;
}

const route = createRouteFactory<AnyTables>();

/** The keys of one purpose that belong to a brand as a whole. */
function brandKeys(clientId: string, purpose: string): KeySubject {
  return { clientId, purpose, subject: clientId };
}

/** Lists, creates and ends the keys of one purpose; the calls are made with `apiKeyCallParts`. */
export function apiKeyRoutes(calls: KeyCalls, { purpose, ...rules }: KeyRules): readonly Route[] {
  return [
    route(calls.list, async ({ db, app, membership: { clientId } }) => ({
      items: await listApiKeys({ db, app }, brandKeys(clientId, purpose)),
    })),
    route(calls.create, ({ db, app, body: { name }, membership, principal: { userId } }) =>
      createLimitedApiKey({ db, app }, brandKeys(membership.clientId, purpose), {
        name,
        userId,
        ...rules,
      }),
    ),
    route(calls.end, async ({ db, params: { keyId }, membership: { clientId } }) => {
      await revokeApiKey({ db }, brandKeys(clientId, purpose), keyId);
      return null;
    }),
  ];
}
