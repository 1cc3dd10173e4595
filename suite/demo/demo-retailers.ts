import type { DeliveryReason } from '#platform/contract/delivery-reason.ts';
import type { Locale } from '#platform/contract/locale.ts';

/** Users of Maison Aubrac's retailers, in every account state; they are not used to sign in. */
export interface DemoRetailer {
  firstName: string;
  lastName: string;
  host: string;
  locale: Locale;
  role: 'brand_user' | 'sales_rep' | 'store_owner';
  /** The country of their locations and how many they have. */
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
