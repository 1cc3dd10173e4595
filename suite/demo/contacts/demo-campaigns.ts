import type { Answer, CampaignType, QuestionKind } from '#modules/profile-hub/contract/campaign.ts';

/** Campaigns of the demo's first brand: one in every state, with answers that give the mapping realistic data. */
export interface DemoCampaign {
  type: CampaignType;
  origin: string;
  key: string;
  name: string;
  template: string | null;
  open: boolean;
  responses: number;
  /** Maximum age in days. */
  days: number;
  state: 'new' | 'begun' | 'saved' | 'ignored';
  questions: readonly DemoQuestion[];
}

interface DemoQuestion {
  key: string;
  text: string;
  kind: QuestionKind;
  choices?: readonly string[];
  /** The assigned criterion: its slug, null to leave the question out, undefined if not decided yet. */
  criterion?: string | null;
  /** Options of the answers if their labels differ; null for answers left out. */
  means?: Readonly<Record<string, string | null>>;
  /** The answer of the person with this number; undefined for no answer. */
  answer: (person: number, respondent: DemoPerson) => Answer | undefined;
}

export interface DemoPerson {
  email: string;
  first: string;
  last: string | null;
  city: string | null;
  country: string | null;
}

const HOUSEHOLD = ['1', '2', '3–4', '5+'] as const;
const DEVICES = [
  'Messerblock',
  'Pfeffermühle',
  'Bräter oder Schmortopf',
  'Kaffeevollautomat',
  'Geräuschdämpfungsuntersetzer',
  'Wetzstahl / Schleifstein',
  'Keines davon',
] as const;
const OCCASIONS = ['Geburtstag', 'Weihnachten', 'Hochzeit', 'Einzug'] as const;
const KNIVES = ['Brotmesser', 'Kochmesser', 'das kleine', 'Laguiole', 'Officemesser'] as const;

const pick = <Value>(from: readonly Value[], person: number, step: number): Value | undefined =>
  from[(person * step + Math.floor(person / 7)) % from.length];
/** "None of these" excludes the other options. */
const devicesOf = (person: number): string[] =>
  person % 9 === 0
    ? ['Keines davon']
    : DEVICES.slice(0, 6).filter((_, at) => (person + at * at) % (2 + at) === 0);

const firstName: DemoQuestion = {
  key: 'first',
  text: 'Vorname',
  kind: 'text',
  criterion: 'firstname',
  answer: (_, { first }) => first,
};
const others = (key: 'last' | 'city' | 'country', text: string, criterion: string) =>
  ({
    key,
    text,
    kind: 'text',
    criterion,
    answer: (_, respondent) => respondent[key] ?? undefined,
  }) satisfies DemoQuestion;
/** Questions about the person, where the contacts of a campaign are new to the brand. */
const wholeName: readonly DemoQuestion[] = [
  firstName,
  others('last', 'Nachname', 'lastname'),
  others('city', 'Wohnort', 'city'),
  others('country', 'Land', 'country'),
];
const household: DemoQuestion = {
  key: 'household',
  text: 'Für wie viele Personen kochen Sie?',
  kind: 'one',
  choices: HOUSEHOLD,
  criterion: 'cooks_for',
  answer: (person) => (person % 13 === 0 ? undefined : pick(HOUSEHOLD, person, 3)),
};
const careTips: DemoQuestion = {
  key: 'tips',
  text: 'Dürfen wir Ihnen Pflegetipps schicken?',
  kind: 'yesno',
  criterion: 'pflegetipps_rundbrief',
  answer: (person) => person % 3 !== 0,
};

export const demoCampaigns: readonly DemoCampaign[] = [
  {
    type: 'feedback',
    origin: 'Gatoreviews',
    key: 'cast-iron-2026',
    name: 'Nach dem Kauf: Gusseisen 2026',
    template: '4471',
    open: true,
    responses: 412,
    days: 280,
    state: 'begun',
    questions: [
      firstName,
      {
        key: 'email',
        text: 'E-Mail-Adresse',
        kind: 'text',
        criterion: 'email',
        answer: (person, { email }) => (person % 27 === 0 ? undefined : email),
      },
      household,
      {
        key: 'devices',
        text: 'Welche Haushaltsgeräte besitzen Sie bereits?',
        kind: 'several',
        choices: DEVICES,
        criterion: 'owns',
        means: { 'Bräter oder Schmortopf': 'Cocotte', 'Keines davon': null },
        answer: devicesOf,
      },
      {
        key: 'occasion',
        text: 'Zu welchem Anlass haben Sie gekauft?',
        kind: 'one',
        choices: OCCASIONS,
        criterion: 'geschenkanlass',
        answer: (person) => pick(OCCASIONS, person, 5),
      },
      {
        key: 'knife',
        text: 'Welches Messer benutzen Sie am häufigsten?',
        kind: 'text',
        criterion: 'favourite_knife',
        answer: (person) => (person % 4 === 0 ? undefined : pick(KNIVES, person, 2)),
      },
      careTips,
      {
        key: 'score',
        text: 'Wie wahrscheinlich empfehlen Sie uns weiter?',
        kind: 'number',
        criterion: null,
        answer: (person) => 10 - (person % 5),
      },
    ],
  },
  {
    type: 'feedback',
    origin: 'Gatoreviews',
    key: 'knives-2026',
    name: 'Nach dem Kauf: Messer',
    template: '4388',
    open: true,
    responses: 126,
    days: 150,
    state: 'saved',
    questions: [...wholeName, household, careTips],
  },
  {
    type: 'feedback',
    origin: 'Gatoreviews',
    key: 'boards-2025',
    name: 'Nach dem Kauf: Schneidebretter',
    template: '4102',
    open: false,
    responses: 64,
    days: 340,
    state: 'saved',
    questions: [
      ...wholeName,
      {
        key: 'wood',
        text: 'Welches Holz gefällt Ihnen?',
        kind: 'one',
        choices: ['Eiche', 'Nussbaum', 'Olive'],
        answer: (person) => pick(['Eiche', 'Nussbaum', 'Olive'], person, 2),
      },
    ],
  },
  {
    type: 'feedback',
    origin: 'Gatoreviews',
    key: 'test',
    name: 'Testkampagne',
    template: '1',
    open: false,
    responses: 12,
    days: 400,
    state: 'ignored',
    questions: [firstName],
  },
  {
    type: 'survey',
    origin: 'Aubrac.example',
    key: 'kitchen-habits',
    name: 'Küchengewohnheiten',
    template: null,
    open: true,
    responses: 88,
    days: 40,
    state: 'new',
    questions: [firstName, household, { ...careTips, text: 'Möchten Sie Pflegetipps lesen?' }],
  },
  {
    type: 'contest',
    origin: 'Aubrac.example',
    key: 'advent-2025',
    name: 'Adventskalender 2025',
    template: null,
    open: false,
    responses: 140,
    days: 345,
    state: 'saved',
    questions: [...wholeName, household],
  },
];
