import type { Decision } from '#modules/profile-hub/contract/consents.ts';
import { CONTACT_LANDS, type ContactLand } from '../demo-names.ts';
import { HOUSEHOLDS, OCCASION_LABELS, OWNED_LABELS } from './demo-criteria.ts';
import { type DemoConsent, type DemoContact, FAMOUS_CONTACTS } from './demo-famous-contacts.ts';

const KNIVES = [
  'Laguiole, manche genévrier',
  'Brotmesser mit Wellenschliff',
  'Couteau d’office, noyer 9 cm',
  'Kokkekniv 21 cm',
  'Santoku, Eiche',
];
const OWNED = OWNED_LABELS;
const COUNT = 1_488;

/** Realistic growth: more contacts each month, and a peak with the fair in autumn. */
function daysAgoOf(at: number): number {
  const wave = at % 11 === 0 ? 54 : Math.floor(880 * (((at * 7919) % COUNT) / COUNT) ** 1.6);
  return 1 + wave;
}

export const demoContacts: readonly DemoContact[] = [
  ...FAMOUS_CONTACTS,
  ...Array.from({ length: COUNT }, (_, at) => contact(at, landOf(at))),
];

/** The second brand is new and has few contacts. */
export const demoContactsOfNasbinals: readonly DemoContact[] = Array.from(
  { length: 9 },
  (_, at) => ({
    ...contact(at * 31, CONTACT_LANDS[0] as ContactLand),
    daysAgo: 3 + at * 4,
    own: {},
    consents:
      at % 3 === 0 ? [{ purpose: 'optin_email', decision: 'given', daysAgo: 3 + at * 4 }] : [],
  }),
);

function landOf(at: number): ContactLand {
  let left = (at * 37) % 100;
  const found = CONTACT_LANDS.find(({ share }) => {
    left -= share;
    return left < 0;
  });
  return found ?? (CONTACT_LANDS[0] as ContactLand);
}

function contact(at: number, land: ContactLand): DemoContact {
  const [firstname, gender] = pick(land.given, at * 5 + 1);
  const lastname = pick(land.families, at * 3 + Math.floor(at / 7));
  const [city, zip] = pick(land.towns, at * 7);
  const hasPhone = land.phone !== undefined && at % 5 < 3;
  const daysAgo = daysAgoOf(at);
  return {
    daysAgo,
    origin: at % 11 === 0 ? 'import' : at % 4 === 0 ? 'lead' : at % 4 === 1 ? 'answer' : 'import',
    values: {
      ...(at % 17 !== 3 || !hasPhone
        ? { email: `${plain(firstname)}.${plain(lastname)}${at}@${pick(land.hosts, at)}` }
        : {}),
      firstname,
      lastname,
      ...(hasPhone && land.phone && { phone: land.phone(at) }),
      ...(at % 12 !== 5 && { gender: at % 89 === 7 ? ('other' as const) : gender }),
      ...(at % 9 !== 4 && { birthdate: birthOf(at) }),
      ...(at % 3 !== 1 && { address: `${1 + (at % 89)} ${pick(land.streets, at)}` }),
      ...(at % 8 !== 6 && { zip, city }),
      country: land.country,
      ...(at % 6 !== 2 && { locale: land.locale }),
    },
    own: ownOf(at, land),
    consents: consentsOf(at, daysAgo, hasPhone),
  };
}

function ownOf(at: number, { country }: ContactLand): DemoContact['own'] {
  const isGerman = country === 'DE' || country === 'AT' || country === 'CH';
  return {
    ...(at % 3 !== 0 && { 'Cooks for': pick(HOUSEHOLDS, at * 3 + (at % 2)) }),
    ...(at % 4 !== 2 && { Owns: OWNED.filter((_, thing) => (at * 13 + thing * 7) % 10 < 2) }),
    ...(at % 5 === 1 && { 'Favourite knife': pick(KNIVES, at) }),
    ...(isGerman && at % 2 === 0 && { Geschenkanlass: pick(OCCASION_LABELS, at) }),
  };
}

/** Two in three consent to mails; some withdraw, and some consent again. */
function consentsOf(at: number, daysAgo: number, hasPhone: boolean): DemoConsent[] {
  const consent = (purpose: string, decision: Decision, days = daysAgo) => ({
    purpose,
    decision,
    daysAgo: days,
  });
  const later = Math.floor(daysAgo / 3);
  return [
    consent('optin_email', at % 3 === 2 ? 'refused' : 'given'),
    ...(at % 13 === 1 ? [consent('optin_email', 'withdrawn', later)] : []),
    ...(at % 52 === 1 ? [consent('optin_email', 'given', Math.floor(later / 2))] : []),
    ...(hasPhone ? [consent('optin_phone', at % 2 === 0 ? 'given' : 'refused')] : []),
    ...(at % 7 === 0 ? [consent('optin_partners', at % 2 === 0 ? 'given' : 'refused')] : []),
    ...(at % 5 === 0 ? [consent('Club des couteliers', 'given', later)] : []),
    ...(at % 6 === 1 ? [consent('Pflegetipps-Rundbrief', 'given', later)] : []),
  ];
}

function birthOf(at: number): string {
  const year = 1950 + Math.floor((((at * 53) % 100) + ((at * 29) % 100)) * 0.29);
  return `${year}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`;
}

function plain(name: string): string {
  return name
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/g, 'o')
    .normalize('NFKD')
    .replaceAll(/[^a-zA-Z-]/g, '')
    .toLowerCase();
}

function pick<Item>(items: readonly Item[], at: number): Item {
  return items[at % items.length] as Item;
}
