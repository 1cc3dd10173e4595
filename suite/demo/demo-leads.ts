import type { Locale } from '#platform/contract/locale.ts';
import { demoContacts } from './demo-contacts.ts';
import { demoClients } from './demo-people.ts';
import { demoLocations } from './demo-places.ts';
import { demoProducts } from './demo-products.ts';

/** Leads of the last ninety days from known contacts, about products of the brand, for stores in their country. */
export interface DemoLead {
  /** Which of the demo's forms. */
  form: number;
  hoursAgo: number;
  locale: Locale;
  answers: Record<string, string | string[] | boolean>;
  locationId: string | null;
  zip: string | null;
  /** What became of it, as far as that can have happened already. */
  end: 'new' | 'accepted' | 'converted' | 'lost';
}

const COUNT = 60;
const aubrac = demoClients[0]?.id ?? '';
const SHOPS = Map.groupBy(
  demoLocations.filter(({ clientId, closed }) => clientId === aubrac && !closed),
  ({ country }): string => country,
);
const PRODUCTS = demoProducts.filter(({ clientId, active }) => clientId === aubrac && active);
/** Contacts with a valid e-mail opt-in: a lead repeats it and changes nothing. */
const PEOPLE = demoContacts.filter(
  ({ values, consents }) =>
    values.email &&
    values.firstname &&
    values.country &&
    SHOPS.has(values.country) &&
    consents.findLast(({ purpose }) => purpose === 'optin_email')?.decision === 'given',
);
const OCCASIONS = ['self', 'gift', 'wedding', 'company'];
const ACTIVITIES = ['restaurant', 'hotel', 'shop', 'other'];
const ENDS = ['converted', 'accepted', 'lost', 'converted', 'lost'] as const;
const MESSAGES: Partial<Record<Locale, readonly string[]>> = {
  fr: [
    'Bonjour, l’avez-vous en bleu de nuit ? C’est pour un mariage samedi en huit.',
    'Est-il possible de faire graver deux prénoms sur la lame ?',
    'Je cherche la même cocotte que ma grand-mère, en 26 cm.',
  ],
  de: [
    'Ich suche die Cocotte für unsere Betriebsküche. Ist Abholung am Samstag möglich?',
    'Haben Sie das Brotmesser auch für Linkshänder?',
    'Kann ich das Messer vor dem Kauf in die Hand nehmen?',
  ],
  no: [
    'Hei! Har dere den mørkeblå gryten på lager? Det er en bryllupsgave.',
    'Kan kniven slipes hos dere?',
  ],
  en: ['Do you have it in stock? I am in town on Friday.', 'Could you gift-wrap it?'],
};

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;

/** The oldest first, as they came. */
export const demoLeads: readonly DemoLead[] = Array.from({ length: COUNT }, (_, at) =>
  lead(at),
).sort((one, other) => other.hoursAgo - one.hoursAgo);

function lead(at: number): DemoLead {
  const { values } = pick(PEOPLE, at * 7 + 3);
  const form = at % 6 === 4 ? 2 : at % 3 === 2 ? 1 : 0;
  // More lately, as a form is found by more people.
  const hoursAgo = 3 + Math.round((at / COUNT) ** 1.2 * 90 * 24);
  const locale = (['fr', 'de', 'no', 'en'] as const).find((each) => each === values.locale) ?? 'fr';
  const who = {
    firstname: values.firstname ?? '',
    lastname: values.lastname ?? '',
    email: values.email ?? '',
    ...(values.phone && { phone: values.phone }),
    message: pick(MESSAGES[locale] ?? [''], at),
    consent_email: true,
  };
  const shops = SHOPS.get(values.country ?? 'FR') ?? [];
  const isOld = hoursAgo > 7 * 24;
  const end = isOld ? pick(ENDS, at) : at % 3 === 1 ? 'accepted' : 'new';
  const common = { form, hoursAgo, locale, zip: values.zip ?? null, end } as const;
  if (form === 2)
    return {
      ...common,
      locationId: null,
      answers: {
        ...who,
        activity: pick(ACTIVITIES, at),
        company: `${values.lastname} & Cie`,
        vat: 'FR40303265045',
      },
    };
  const located = { ...(values.zip && { zip: values.zip }) };
  return {
    ...common,
    locationId: at % 4 === 3 && values.zip ? null : (pick(shops, at).id ?? null),
    answers:
      form === 0
        ? {
            ...who,
            ...located,
            product: [pick(PRODUCTS, at * 5).sku],
            occasion: pick(OCCASIONS, at),
          }
        : { ...who, ...located },
  };
}
