import { type LeadActor, SUITE_ACTOR } from '#modules/leads/contract/leads/lead-machine.ts';
import { GIVEN_LOSS_REASONS } from '#modules/leads/contract/leads/lead-status.ts';
import { actOnLead } from '#modules/leads/server/leads/act-on-lead.ts';
import type { StoredLead } from '#modules/leads/server/leads/change-lead.ts';
import type { GivenAction } from '#modules/leads/server/leads/compute-action-changes.ts';
import type { LeadsTables } from '#modules/leads/server/tables.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { demoContacts } from '../contacts/demo-contacts.ts';
import { demoClients } from '../demo-people.ts';
import { demoLocations } from '../directory/demo-places.ts';
import { demoProducts } from '../directory/demo-products.ts';

/** Leads of the last ninety days from known contacts, about products of the brand, for stores in their country. */
export interface DemoLead {
  /** Which of the demo's forms. */
  form: number;
  hoursAgo: number;
  locale: Locale;
  answers: Record<string, string | string[] | boolean>;
  locationId: string | null;
  zip: string | null;
  /** Its outcome, as far as it can have happened already. */
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

/** Oldest first. */
export const demoLeads: readonly DemoLead[] = Array.from({ length: COUNT }, (_, at) =>
  lead(at),
).sort((one, other) => other.hoursAgo - one.hoursAgo);

function lead(at: number): DemoLead {
  const { values } = pick(PEOPLE, at * 7 + 3);
  const form = at % 6 === 4 ? 2 : at % 3 === 2 ? 1 : 0;
  // More leads recently, because the form becomes better known.
  const hoursAgo = 3 + Math.round((at / COUNT) ** 1.2 * 90 * 24);
  const locale = (['fr', 'de', 'no', 'en'] as const).find((each) => each === values.locale) ?? 'fr';
  const contact = {
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
        ...contact,
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
            ...contact,
            ...located,
            product: [pick(PRODUCTS, at * 5).sku],
            occasion: pick(OCCASIONS, at),
          }
        : { ...contact, ...located },
  };
}

const HOUR_MS = 3_600_000;
const SOME_PRICE = 18_900;
/** A store keeps a lead that would be lost within this time. */
const KEEP_WITHIN_MS = 7 * 24 * HOUR_MS;

type Act = (by: LeadActor, given: Omit<GivenAction, 'by'>, at: Date) => Promise<StoredLead>;

/** Brings a lead to its final state through the usual actions, so that history, events and contact are consistent. */
export async function settleDemoLead(
  { app }: { app: App },
  { clientId, id, nth, end }: { clientId: string; id: string; nth: number; end: DemoLead['end'] },
  now: Date,
): Promise<void> {
  const db = app.database.ofClient<LeadsTables>(clientId);
  const lead = await db
    .selectFrom('leads.leads')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const act: Act = (by, given, at) =>
    db
      .transaction()
      .execute((tx) => actOnLead({ db: tx, app }, { clientId, id }, { ...given, by }, at));
  const [first, second] = lead.subscribers.map(storeOf);
  if (!first) return;
  /** A number of hours after its creation, but never in the future. */
  const after = (hours: number) =>
    new Date(Math.min(now.getTime(), lead.created_at.getTime() + hours * HOUR_MS));
  const isOver = (moment: Date | null): moment is Date => moment !== null && moment <= now;

  if (end === 'new' || (end === 'lost' && nth % 3 === 0)) {
    if (isOver(lead.closes_at))
      await act(SUITE_ACTOR, { action: 'lose', reason: 'idle' }, lead.closes_at);
    else if (second && nth % 2 === 0)
      await act(second, { action: 'reject', reason: 'notAvailable', words: '' }, after(3));
    return;
  }
  const { closes_at } = await act(first, { action: 'accept' }, after(2 + (nth % 5) * 4));
  if (end === 'accepted') return keepOrClose(act, first, { closes_at, now });
  const isConsumers = nth % 4 === 0;
  const by = isConsumers ? consumerOf(lead) : first;
  if (end === 'converted') {
    const price = isConsumers ? null : (lead.estimated_price ?? SOME_PRICE);
    await act(by, { action: 'convert', price }, after(4 * 24));
    return;
  }
  const reason = GIVEN_LOSS_REASONS[nth % GIVEN_LOSS_REASONS.length] ?? 'other';
  await act(by, { action: 'lose', reason }, after(5 * 24));
}

async function keepOrClose(
  act: Act,
  store: LeadActor,
  { closes_at, now }: { closes_at: Date | null; now: Date },
): Promise<void> {
  if (!closes_at) return;
  if (closes_at <= now) await act(SUITE_ACTOR, { action: 'lose', reason: 'idle' }, closes_at);
  else if (closes_at.getTime() - now.getTime() < KEEP_WITHIN_MS)
    await act(store, { action: 'keep' }, new Date(now.getTime() - 12 * HOUR_MS));
}

function storeOf({ name, email, userId }: StoredLead['subscribers'][number]): LeadActor {
  return { kind: 'recipient', name, email, userId };
}

function consumerOf({ firstname, lastname, email }: StoredLead): LeadActor {
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return { kind: 'consumer', name, email, userId: null };
}
