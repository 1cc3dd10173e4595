import type { Decision } from '#modules/profile-hub/contract/consents.ts';
import type { ContactOrigin } from '#modules/profile-hub/contract/contact.ts';
import type { Gender } from '#modules/profile-hub/contract/standard-criteria.ts';

/** Consumers of the demo's brands, without randomness; days are counted back from the day the demo is loaded. */
export interface DemoContact {
  daysAgo: number;
  origin: ContactOrigin;
  values: {
    email?: string;
    firstname?: string;
    lastname?: string;
    phone?: string;
    gender?: Gender;
    birthdate?: string;
    address?: string;
    zip?: string;
    city?: string;
    country?: string;
    locale?: string;
  };
  /** The brand's own criteria, by label: text, or the labels of options. */
  own: Readonly<Record<string, string | readonly string[]>>;
  consents: readonly DemoConsent[];
}

export interface DemoConsent {
  purpose: string;
  decision: Decision;
  daysAgo: number;
}

/**
 * Recurring contacts of the demo, and pairs of possible duplicates; they appear in every screenshot of the contacts.
 */
const consent = (
  purpose: string,
  decision: DemoConsent['decision'],
  daysAgo: number,
): DemoConsent => ({ purpose, decision, daysAgo });

export const SIEGLINDE = 's.uebermuehlbacher@post.example';

const SIEGLINDES: DemoContact = {
  daysAgo: 916,
  origin: 'answer',
  values: {
    email: SIEGLINDE,
    firstname: 'Sieglinde',
    lastname: 'Übermühlbacher',
    phone: '+43662550139',
    gender: 'female',
    birthdate: '1979-03-08',
    address: 'Getreidegasse 31',
    zip: '5020',
    city: 'Salzburg',
    country: 'AT',
    locale: 'de',
  },
  own: {
    'Cooks for': '3–4',
    Owns: ['Messerblock', 'Pfeffermühle', 'Brotmesser'],
    'Favourite knife': 'Brotmesser mit Wellenschliff',
  },
  consents: [
    consent('optin_email', 'given', 916),
    consent('optin_partners', 'refused', 916),
    consent('Pflegetipps-Rundbrief', 'given', 531),
    consent('optin_phone', 'given', 250),
    consent('optin_phone', 'withdrawn', 45),
  ],
};

type Person = Pick<
  DemoContact['values'],
  'firstname' | 'lastname' | 'gender' | 'city' | 'zip' | 'country' | 'locale'
>;

/** Two contacts that are probably the same person: the same phone or name, another e-mail address, another spelling. */
const pair = (
  person: Person,
  {
    emails,
    phone,
    spelled,
    daysAgo,
  }: {
    emails: [string, string];
    phone?: string;
    spelled: Partial<Person>;
    daysAgo: [number, number];
  },
): DemoContact[] =>
  [0, 1].map((which) => ({
    daysAgo: daysAgo[which] ?? 0,
    origin: which === 0 ? ('answer' as const) : ('import' as const),
    values: {
      ...person,
      ...(which === 1 && spelled),
      email: emails[which] ?? '',
      ...(phone !== undefined && { phone }),
    },
    own: which === 0 ? { 'Favourite knife': 'Laguiole, manche genévrier' } : { Owns: ['Cocotte'] },
    consents: [
      consent('optin_email', which === 0 ? 'given' : 'withdrawn', (daysAgo[which] ?? 0) - 1),
    ],
  }));

export const FAMOUS_CONTACTS: readonly DemoContact[] = [
  SIEGLINDES,
  ...pair(
    {
      firstname: 'Bérengère',
      lastname: 'Castanié',
      gender: 'female',
      city: 'Rodez',
      zip: '12000',
      country: 'FR',
      locale: 'fr',
    },
    {
      emails: ['berengere@orange.example', 'b.castanie@mazel-rodez.example'],
      phone: '+33199005501',
      spelled: { firstname: 'BERENGERE', lastname: 'CASTANIE-DELMAS' },
      daysAgo: [531, 55],
    },
  ),
  ...pair(
    {
      firstname: 'Øyvind',
      lastname: 'Strømsnes',
      gender: 'male',
      city: 'Ålesund',
      zip: '6002',
      country: 'NO',
      locale: 'no',
    },
    {
      emails: ['oyvind@havnepost.example', 'o.stromsnes@fjordmail.example'],
      spelled: { firstname: 'Oyvind', lastname: 'Stromsnes' },
      daysAgo: [402, 21],
    },
  ),
  ...pair(
    {
      firstname: 'Friederike',
      lastname: 'Schwarzenbach-Oberhuber',
      gender: 'female',
      city: 'Freiburg im Breisgau',
      zip: '79098',
      country: 'DE',
      locale: 'de',
    },
    {
      emails: ['f.schwarzenbach@gastro.example', 'friederike@webpost.example'],
      phone: '+493023125901',
      spelled: { lastname: 'Schwarzenbach' },
      daysAgo: [300, 12],
    },
  ),
];
