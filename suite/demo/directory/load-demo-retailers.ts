import type { AccountsTables } from '#modules/accounts/server/tables.ts';
import type { DirectoryTables } from '#modules/directory/server/tables.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { DeliveryReason } from '#platform/contract/mail-delivery.ts';
import type { Db } from '#platform/server/database/database.ts';
import { demoClients, demoId } from '../demo-people.ts';

/** Users of Maison Aubrac's retailers, in every account state; they are not used to sign in. */
export interface DemoRetailer {
  firstName: string;
  lastName: string;
  host: string;
  locale: Locale;
  role: 'brand_user' | 'sales_rep' | 'store_owner';
  /** Country and number of their locations. */
  at: { country: string; count: number };
  state:
    | { kind: 'active' }
    | { kind: 'disabled' }
    | { kind: 'invited'; daysAgo: number; fault?: DeliveryReason };
}

const active = { kind: 'active' } as const;
const de = (count: number) => ({ country: 'DE', count });
const fr = (count: number) => ({ country: 'FR', count });
const no = (count: number) => ({ country: 'NO', count });
const at = (count: number) => ({ country: 'AT', count });

// biome-ignore format: one line a person is read as the list it is
const PEOPLE: readonly (readonly [string, string, string, Locale, DemoRetailer['role'], DemoRetailer['at'], DemoRetailer['state']])[] = [
  ['Annegret', 'Lindenmüller', 'lindenmueller', 'de', 'store_owner', de(1), active],
  ['Bérengère', 'Castanié', 'menaje-castanie', 'fr', 'sales_rep', fr(60), active],
  ['Bjørn-Erik', 'Kvalsund', 'kjokkenhjornet', 'no', 'store_owner', no(1), { kind: 'invited', daysAgo: 5 }],
  ['Chiara', 'Esposito-Weiß', 'handelshaus-suedtirol', 'it', 'sales_rep', at(31), active],
  ['Dietlinde', 'Gfrörer', 'messerschmiede-gfroerer', 'de', 'store_owner', de(1), { kind: 'invited', daysAgo: 2, fault: 'UserUnknown' }],
  ['Gunhild', 'Østergård', 'jernvarehandel', 'no', 'store_owner', no(1), { kind: 'invited', daysAgo: 19 }],
  ['Hannelore', 'Donaudampfschiffer', 'kuechenfachgeschaeft', 'de', 'store_owner', de(2), active],
  ['Iñaki', 'Mendizábal', 'menaje-donostia', 'es', 'sales_rep', fr(18), { kind: 'invited', daysAgo: 1 }],
  ['Kjell-Arne', 'Brekke', 'sorlandets-kjokken', 'no', 'store_owner', no(1), active],
  ['Marie-Clotilde', 'Vidalenc', 'coutellerie-vidalenc', 'fr', 'store_owner', fr(2), { kind: 'disabled' }],
  ['Wolf-Dietrich', 'Rindfleisch', 'feinkost-schlossberg', 'de', 'store_owner', at(1), active],
  ['Zdzisława', 'Szczęsna', 'kuchnia-przytulna', 'en', 'sales_rep', de(12), { kind: 'invited', daysAgo: 25 }],
  ['Aurélien', 'Puech', 'arts-de-la-table', 'fr', 'store_owner', fr(3), active],
  ['Øyvind', 'Strømsnes', 'tromso-kniv', 'no', 'store_owner', no(1), active],
  ['Sieglinde', 'Übermühlbacher', 'hausrat-uebermuehl', 'de', 'store_owner', at(2), active],
];

export const demoRetailers: readonly DemoRetailer[] = PEOPLE.map(
  ([firstName, lastName, host, locale, role, places, state]) => ({
    firstName,
    lastName,
    host,
    locale,
    role,
    at: places,
    state,
  }),
);

const DAY_MS = 24 * 60 * 60 * 1000;
const INVITATION_DAYS = 7;
const FIRST_NUMBER = 101;

/** Retailers with their locations, loaded after the locations. */
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
