import type { AccountsTables } from '#modules/accounts/server/tables.ts';
import type { DirectoryTables } from '#modules/directory/server/tables.ts';
import type { Db } from '#platform/server/database/database.ts';
import { demoClients, demoId } from './demo-people.ts';
import { type DemoRetailer, demoRetailers } from './demo-retailers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const INVITATION_DAYS = 7;
const FIRST_NUMBER = 101;

/** Retailers with their locations, after the locations are there. */
export async function loadDemoRetailers(db: Db<AccountsTables & DirectoryTables>): Promise<void> {
  const client = demoClients[0]?.id ?? '';
  const numbered = demoRetailers.map((person, at) => ({
    ...person,
    id: demoId(2, FIRST_NUMBER + at),
  }));
  await db.insertInto('accounts.users').values(numbered.map(userRow)).execute();
  await db
    .insertInto('accounts.memberships')
    .values(
      numbered.map(({ id, role, state }) => ({
        client_id: client,
        user_id: id,
        role,
        menus: JSON.stringify(null),
        disabled_at: state.kind === 'disabled' ? new Date() : null,
      })),
    )
    .execute();
  for (const [place, { id, at }] of numbered.entries()) {
    const locations = await db
      .selectFrom('directory.locations')
      .select('id')
      .where('client_id', '=', client)
      .where('country', '=', at.country)
      .orderBy('code')
      .offset(place * 2)
      .limit(at.count)
      .execute();
    if (locations.length === 0) continue;
    await db
      .insertInto('directory.associations')
      .values(
        locations.map((location) => ({
          client_id: client,
          user_id: id,
          kind: 'location' as const,
          group_id: null,
          location_id: location.id,
        })),
      )
      .execute();
  }
}

function userRow({ id, firstName, lastName, host, locale, state }: DemoRetailer & { id: string }) {
  const invitedAt = state.kind === 'invited' ? new Date(Date.now() - state.daysAgo * DAY_MS) : null;
  return {
    id,
    email: `${emailName(firstName)}.${emailName(lastName)}@${host}.example`,
    first_name: firstName,
    last_name: lastName,
    default_locale: locale,
    locale,
    status: state.kind === 'invited' ? ('invited' as const) : ('active' as const),
    password_hash: null,
    mailbox_proven_at: state.kind === 'invited' ? null : new Date(),
    invited_at: invitedAt,
    invitation_expires_at: invitedAt && new Date(invitedAt.getTime() + INVITATION_DAYS * DAY_MS),
    invitation_fault: (state.kind === 'invited' && state.fault) || null,
  };
}

/** Converts `Übermühlbacher` for an e-mail address: `ubermuhlbacher`. */
function emailName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z-]/g, '');
}
