import type { ImportReport } from '#platform/contract/imports/import-report.ts';

const knownColumn = (key: string, label: string, mandatory = false) => ({
  key,
  label: { words: label },
  mandatory,
});
const fault = (
  line: number,
  column: string,
  value: string,
  code: string,
  record: string,
  params?: Record<string, string | number>,
) => ({ line, column, value, code, record, ...(params && { params }) });
const GENDERS = { choices: 'female, male, other' };

/** A checked file of contacts with every kind of finding. */
export const IMPORT_EXAMPLE: ImportReport = {
  id: '0193c1a0-0000-7000-8000-000000000001',
  file: { name: 'kundenkartei_herbst_2026.xlsx', size: 4_300_000 },
  lines: 12_480,
  creates: 9_214,
  updates: 3_021,
  unchanged: 0,
  wrong: 245,
  reading: {
    sheets: [
      { name: 'Kunden', isHidden: false },
      { name: 'Archiv', isHidden: true },
    ],
    sheet: 0,
    headerLine: 1,
    firstLines: [
      { line: 1, text: 'courriel · prénom · NOM · tel. · civilité · né(e) le' },
      { line: 2, text: 'torgeir.fjellheim@nordkjøkken · Torgeir · Fjellheim' },
    ],
    dateOrder: 'DMY',
    century: 'past',
    hasDates: true,
    hasShortYears: true,
    leaveOut: [],
    canLeaveOut: [{ column: 'birthDate', count: 12 }],
  },
  columns: [
    { header: 'courriel', column: 'email' },
    { header: 'prénom', column: 'firstName' },
    { header: 'NOM', column: 'lastName' },
    { header: 'tel.', column: 'phone' },
    { header: 'civilité', column: 'gender' },
    { header: 'né(e) le', column: 'birthDate' },
    { header: 'PLZ', column: 'postalCode' },
    { header: 'optin_email', column: 'optIn' },
    { header: 'Lieblingsmesser', column: 'knife' },
    { header: 'Kundennummer_alt', column: null },
  ],
  known: [
    knownColumn('email', 'E-mail', true),
    knownColumn('firstName', 'First name'),
    knownColumn('lastName', 'Last name'),
    knownColumn('phone', 'Phone'),
    {
      ...knownColumn('gender', 'Gender'),
      choices: ['female', 'male', 'other'].map((value) => ({ value, label: { words: value } })),
    },
    knownColumn('birthDate', 'Birth date'),
    knownColumn('postalCode', 'Postal code'),
    knownColumn('optIn', 'Opt-in e-mail', true),
    knownColumn('knife', 'Favourite knife'),
    knownColumn('city', 'City'),
  ],
  missing: [],
  faults: [
    fault(214, 'email', 'torgeir.fjellheim@nordkjøkken', 'notEmail', 'Torgeir Fjellheim'),
    fault(1_038, 'gender', 'Mme.', 'notOneOf', 'Marie-Clotilde d’Estaing-Rouvière', GENDERS),
    fault(1_039, 'gender', 'Mme.', 'notOneOf', 'Bérengère Castanié', GENDERS),
    fault(1_040, 'gender', 'Hr.', 'notOneOf', 'Wolf-Dietrich Rindfleischetikettierer', GENDERS),
    fault(4_417, 'birthDate', '31/02/1984', 'notDate', 'Øyvind Strømsnes'),
    fault(7_702, 'email', '', 'required', 'Aurélien Puech'),
    fault(9_951, 'optIn', 'vielleicht', 'notYesOrNo', 'Gunhild Østergård'),
    fault(9_968, 'email', 'marie.castanié@@orange', 'notEmail', 'Marie Castanié'),
    fault(10_203, 'gender', 'Hr.', 'notOneOf', 'Kjell-Arne Vestby', GENDERS),
    fault(10_204, 'gender', 'Mme.', 'notOneOf', 'Solange Vidalenc', GENDERS),
  ],
  makes: [{ column: 'groups', count: 2, names: ['Norge', 'Sør-Trøndelag'] }],
  faultCounts: [
    { column: 'gender', code: 'notOneOf', count: 188 },
    { column: 'email', code: 'notEmail', count: 26 },
    { column: 'email', code: 'required', count: 5 },
    { column: 'phone', code: 'invalid', count: 17 },
    { column: 'birthDate', code: 'notDate', count: 6 },
    { column: 'optIn', code: 'notYesOrNo', count: 3 },
  ],
  changes: [],
  changesCount: 0,
  firstStored: [],
  repeated: [
    { column: 'gender', value: 'Mme.', count: 121, likely: 'female' },
    { column: 'gender', value: 'Hr.', count: 67, likely: 'male' },
  ],
  repairs: [],
  figures: {},
  firstLines: Array.from({ length: 20 }, (_, index) => [
    `kunde${index + 1}@beispiel.example`,
    'Hannelore',
    'Gfrörer',
    '+49 7721 55118',
    'f',
    '1984-03-12',
    '79131',
    'ja',
    'Brotmesser 21 cm',
    `K-${10_400 + index}`,
  ]),
  allOrNothing: false,
  jobId: null,
};

/** The same file where one invalid line rejects the whole import, and one without its mandatory column. */
export const REFUSED_EXAMPLE: ImportReport = {
  ...IMPORT_EXAMPLE,
  allOrNothing: true,
  changes: [
    { line: 3, column: 'phone', from: '', to: '+47 22 40 10 10', record: 'Øyvind Strømsnes' },
    { line: 7, column: 'city', from: 'Laguiole', to: 'Rodez', record: 'Bérengère Castanié' },
    { line: 9, column: 'postalCode', from: '12210', to: '', record: 'Aurélien Puech' },
  ],
  changesCount: 3_021,
};
export const MISSING_EXAMPLE: ImportReport = {
  ...IMPORT_EXAMPLE,
  creates: 0,
  updates: 0,
  wrong: 0,
  faults: [],
  faultCounts: [],
  makes: [],
  columns: IMPORT_EXAMPLE.columns.map((each) =>
    each.column === 'email' ? { ...each, column: null } : each,
  ),
  missing: ['email'],
};
