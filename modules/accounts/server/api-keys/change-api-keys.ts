import { sql } from 'kysely';
import {
  API_KEYS_MAX,
  apiKeyChanged,
  apiKeyCreated,
  apiKeyEndsInPast,
  apiKeyRevoked,
  apiKeyScopeNotYours,
  type BrandKey,
  tooManyApiKeys,
} from '#modules/accounts/contract/api-keys.ts';
import type { SuiteModule } from '#platform/contract/navigation.ts';
import {
  beAtClient,
  holds,
  type Permission,
  permissionMenuItems,
} from '#platform/contract/permission.ts';
import { notFound } from '#platform/contract/problems.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import {
  createLimitedApiKey,
  type KeySubject,
  listApiKeys,
  revokeApiKey,
  updateApiKey,
} from '#platform/server/api-keys/api-keys.ts';
import { BRAND_KEY_PURPOSE } from '#platform/server/api-keys/authenticate-api-key.ts';
import type { App } from '#platform/server/app.ts';
import type { Membership } from '#platform/server/sessions/principal.ts';
import type { Context } from '../tables.ts';

/** Keys belong to the brand, not to their creators. */
function keysOf(clientId: string): KeySubject {
  return { clientId, purpose: BRAND_KEY_PURPOSE, subject: clientId };
}

/** Permissions that this user may give to a key: those of the user that at least one call accepts from keys. */
export function offeredPermissions(
  { registry }: Pick<App, 'registry'>,
  maker: Membership,
): (Permission & { module: SuiteModule })[] {
  return registry.permissions
    .filter(
      (permission) =>
        permission !== beAtClient &&
        registry.keyPermissions.has(permission.ability) &&
        permission.roles.includes('brand_admin') &&
        holds(permission, maker),
    )
    .map((permission) => ({ ...permission, module: moduleOf(registry, permission) }));
}

function moduleOf({ menu }: App['registry'], permission: Permission): SuiteModule {
  const [item] = permissionMenuItems(permission);
  return menu.find(({ key }) => key === item)?.module ?? 'settings';
}

export async function listBrandKeys(
  { db, app }: Context,
  { clientId, timeZone }: Membership,
): Promise<BrandKey[]> {
  const keys = await listApiKeys({ db, app }, keysOf(clientId));
  return keys.map(({ expiresAt, ...key }) => ({ ...key, endsOn: lastDay(expiresAt, timeZone) }));
}

export async function createBrandKey(
  { db, app }: Context,
  maker: Membership & { userId: string },
  { name, scopes, endsOn }: { name: string; scopes: readonly string[]; endsOn: string | null },
): Promise<BrandKey & { key: string }> {
  const { clientId, timeZone, userId } = maker;
  const given = [...new Set(scopes)];
  requireOffered(app, maker, given);
  const expiresAt = await endOfDay({ db }, endsOn, timeZone);
  const { expiresAt: _, ...made } = await createLimitedApiKey({ db, app }, keysOf(clientId), {
    limit: API_KEYS_MAX,
    tooMany: tooManyApiKeys,
    name,
    scopes: given,
    userId,
    expiresAt,
  });
  const payload = { keyId: made.id, name, scopes: given, endsOn };
  await app.events.publish(db, apiKeyCreated, { clientId, payload });
  return { ...made, endsOn };
}

/** A key keeps permissions that this user does not have; the user can only add own ones. */
export async function changeBrandKey(
  { db, app }: Context,
  user: Membership,
  {
    keyId,
    ...changes
  }: {
    keyId: string;
    name?: string | undefined;
    scopes?: readonly string[] | undefined;
    endsOn?: string | null | undefined;
  },
): Promise<BrandKey> {
  const { clientId, timeZone } = user;
  const before = await readBrandKey({ db, app }, user, keyId);
  const scopes = changes.scopes && [...new Set(changes.scopes)];
  if (scopes)
    requireOffered(
      app,
      user,
      scopes.filter((scope) => !before.scopes.includes(scope)),
    );
  await updateApiKey({ db }, keysOf(clientId), {
    id: keyId,
    ...(changes.name !== undefined && { name: changes.name }),
    ...(scopes && { scopes }),
    ...(changes.endsOn !== undefined && {
      expiresAt: await endOfDay({ db }, changes.endsOn, timeZone),
    }),
  });
  const key = await readBrandKey({ db, app }, user, keyId);
  await app.events.publish(db, apiKeyChanged, { clientId, payload: payloadOf(key) });
  return key;
}

export async function endBrandKey(
  { db, app }: Context,
  user: Membership,
  keyId: string,
): Promise<void> {
  const { clientId } = user;
  await revokeApiKey({ db }, keysOf(clientId), keyId);
  const key = await readBrandKey({ db, app }, user, keyId);
  await app.events.publish(db, apiKeyRevoked, { clientId, payload: payloadOf(key) });
}

async function readBrandKey(context: Context, at: Membership, keyId: string): Promise<BrandKey> {
  const key = (await listBrandKeys(context, at)).find(({ id }) => id === keyId);
  if (!key) throw notFound();
  return key;
}

function payloadOf({ id, name, scopes, endsOn }: BrandKey) {
  return { keyId: id, name, scopes, endsOn };
}

function requireOffered(app: App, maker: Membership, scopes: readonly string[]): void {
  const offered = new Set(offeredPermissions(app, maker).map(({ ability }) => ability));
  const refused = scopes.find((scope) => !offered.has(scope));
  if (refused !== undefined) throw apiKeyScopeNotYours({ permission: refused });
}

/** End of a day at the client. Calculated by the database, which knows the time zone's rules. */
async function endOfDay(
  { db }: Pick<Context, 'db'>,
  day: string | null,
  timeZone: string,
): Promise<Date | null> {
  if (day === null) return null;
  const { rows } = await sql<{ at: Date; isPast: boolean }>`
    select at, at <= now() as "isPast"
    from (select (${day}::date + 1)::timestamp at time zone ${timeZone} as at) as day`.execute(db);
  const [end] = rows;
  if (!end || end.isPast) throw apiKeyEndsInPast();
  return end.at;
}

function lastDay(expiresAt: Date | null, timeZone: string): string | null {
  return expiresAt && dayIn(expiresAt.getTime() - 1, timeZone);
}
