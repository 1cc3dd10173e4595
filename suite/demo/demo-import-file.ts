import { demoContacts } from './demo-contacts.ts';

/** A contact list from the knife fair of Thiers, typed by hand, with typical typing errors. */
const FAMILIES = ['Chambriard', 'Dozolme', 'Ojardias', 'Sauvagnat', 'Bargeas', 'Fontenille'];
const GIVEN = ['Agathe', 'Baptiste', 'Clémence', 'Damien'];
const TOWNS = [
  ['63300', 'Thiers'],
  ['63250', 'Chabreloche'],
  ['63120', 'Courpière'],
] as const;
const HEADER = ['E-mail', 'Prénom', 'Nom', 'Téléphone', 'Code postal', 'Ville', 'Opt-in e-mail'];

export const DEMO_IMPORT = {
  fileName: 'foire-coutelière-thiers.csv',
  wording:
    'Oui, Maison Aubrac peut m’écrire par e-mail : nouveautés, entretien des couteaux, invitations à l’atelier.',
  /** None of these contacts existed before. */
  created: FAMILIES.length * GIVEN.length,
  /** Existing contacts without a town. */
  updated: 9,
  unchanged: 4,
  refused: 3,
} as const;

const reached = demoContacts.filter(
  ({ values }) => values.email !== undefined && values.country === 'FR',
);
const newcomers = FAMILIES.flatMap((family, at) =>
  GIVEN.map((given, turn) => [
    `${plain(given)}.${plain(family)}@volcans.example`,
    given,
    family,
    '',
    ...(TOWNS[(at + turn) % TOWNS.length] ?? TOWNS[0]),
    turn === 3 ? '' : 'oui',
  ]),
);
const known = reached
  .filter(({ values }) => values.city === undefined)
  .slice(0, DEMO_IMPORT.updated)
  .map(({ values }) => [values.email, values.firstname, values.lastname, '', ...TOWNS[0], 'oui']);
const same = reached
  .filter(({ values }) => values.city !== undefined)
  .slice(0, DEMO_IMPORT.unchanged)
  .map(({ values }) => [
    values.email,
    values.firstname,
    values.lastname,
    '',
    values.zip,
    values.city,
    '',
  ]);
const unreadable = [
  ['hortense.bargeas(at)volcans.example', 'Hortense', 'Bargeas', '', ...TOWNS[0], 'oui'],
  ['', 'Gaspard', 'Dozolme', '04 73 8O 12 34', ...TOWNS[1], 'oui'],
  ['', 'Lucienne', 'Ojardias', '', ...TOWNS[2], 'oui'],
];

export const demoImportLines: readonly string[] = [
  HEADER,
  ...newcomers,
  ...known,
  ...unreadable,
  ...same,
].map((cells) => cells.join(';'));

function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
