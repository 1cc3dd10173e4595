import { clientsByIds } from '#modules/directory/contract/clients/client-ports.ts';
import { opensHere } from '#platform/contract/navigation.ts';
import { beAtClient, permissionMenuItems } from '#platform/contract/permission.ts';
import { readApiKey, readApiKeyNames } from '#platform/server/api-keys/api-key-authors.ts';
import { BRAND_KEY_PURPOSE } from '#platform/server/api-keys/authenticate-api-key.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Membership, Principal } from '#platform/server/sessions/principal.ts';
import { grantedMenus } from '../memberships/granted-menus.ts';
import type { AccountsTables, Context } from '../tables.ts';
import { readPeople } from '../users/lists/people.ts';

/**
 * The access of a key: that of a brand admin within its scopes. It has no menu item beyond those of its scopes, so code
 * that checks only menu items gives it no more. Undefined if the client is archived.
 */
export async function readKeyPrincipal(
  context: Context,
  { clientId, keyId, scopes }: { clientId: string; keyId: string; scopes: readonly string[] },
): Promise<Omit<Principal, 'sessionId'> | undefined> {
  const { registry, ports } = context.app;
  const [client] = await ports.call(clientsByIds, { ids: [clientId] }, context);
  if (!client) return undefined;
  const held = new Set([...scopes, beAtClient.ability]);
  const given = registry.permissions
    .filter(({ ability }) => held.has(ability))
    .flatMap(permissionMenuItems);
  const menusThat = (isHere: boolean) =>
    grantedMenus(registry, {
      role: 'brand_admin',
      modules: client.modules
        .filter((one) => opensHere(one) === isHere)
        .map(({ module }) => module),
      given,
    });
  const membership: Membership = {
    clientId,
    brandId: client.brandId,
    timeZone: client.timeZone,
    role: 'brand_admin',
    modules: client.modules,
    defaultModule: null,
    menus: menusThat(true),
    menusElsewhere: menusThat(false),
    scopes: held,
  };
  return {
    userId: keyId,
    isApiKey: true,
    locale: 'en',
    isSuperAdmin: false,
    memberships: new Map([[clientId, membership]]),
  };
}

/** For jobs and files, which only store their author's id. An ended key has no access. */
export async function readPrincipalOfKeyId(
  { app }: { app: App },
  id: string,
): Promise<Omit<Principal, 'sessionId'> | undefined> {
  const db = app.database.acrossClients();
  const key = await readApiKey({ db }, { id, purpose: BRAND_KEY_PURPOSE });
  if (!key || key.hasEnded) return undefined;
  return readKeyPrincipal({ db, app }, { ...key, keyId: id });
}

/** The name of a key as the author of a record, distinct from names of users in every language. */
export async function readKeyName({ app }: { app: App }, id: string): Promise<string | undefined> {
  const db = app.database.acrossClients();
  const key = await readApiKey({ db }, { id, purpose: BRAND_KEY_PURPOSE });
  return key && keyAuthorName(key.name);
}

const keyAuthorName = (name: string) => `${name} (API)`;

/** Names of users and API keys of the client; users who have left it are missing. */
export async function readAuthorNames(
  { db, app }: Context,
  { clientId, ids }: { clientId: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const people = await readPeople({ db: db as Db<AccountsTables> }, { clientId, userIds: ids });
  const names = new Map(
    people.map(({ userId, firstName, lastName }) => [userId, `${firstName} ${lastName}`.trim()]),
  );
  const others = ids.filter((id) => !names.has(id));
  const across = app.database.acrossClients();
  for (const [id, name] of await readApiKeyNames({ db: across }, others, clientId))
    names.set(id, keyAuthorName(name));
  return names;
}
