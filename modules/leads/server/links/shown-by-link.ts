import { type Brand, findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import { IDENTITY_PARTS } from '#modules/forms/contract/field-types.ts';
import type { Form } from '#modules/forms/contract/form.ts';
import type { FormSettings } from '#modules/forms/contract/form-settings.ts';
import { publicTitle } from '#modules/forms/contract/texts/form-texts.ts';
import {
  checkAction,
  KEEPS_LIMIT,
  LEAD_ACTIONS,
  type LeadStateForActor,
} from '#modules/leads/contract/leads/lead-machine.ts';
import type { LinkedLead } from '#modules/leads/contract/links/linked-lead.ts';
import {
  DEFAULT_LOCALE,
  firstSupportedLocale,
  LOCALES,
  type Locale,
  parseAcceptLanguage,
} from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { StoredLead } from '../leads/change-lead.ts';
import { toIdentity, withNulls } from '../leads/lead-identity.ts';
import { displayName, readSkuNames, withOwnerName } from '../leads/lead-names.ts';
import { leadStateForActor } from '../leads/lead-state.ts';
import { formatAnswers, shortMessage } from '../mails/format-answers.ts';
import { consumerPlace } from '../routing/consumer-contact.ts';
import type { Context, LeadsTables } from '../tables.ts';
import { findLinkActor, type LeadLink, readLinkedLead } from './lead-link.ts';

const { gender: _, ...EMPTY_CONSUMER } = withNulls(IDENTITY_PARTS, {});

/** Languages of a link holder. */
export interface LinkReader {
  /** Chosen on the page. */
  chosen: Locale | undefined;
  /** The browser's Accept-Language header. */
  acceptLanguage: string | undefined;
}

/** The language chosen on the page, from the URL or the submitted form. */
export function chosenLocale(given: string | null | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale === given);
}

/**
 * The chosen language, or else the user's own or that of the consumer's form. For recipients known by address only, the
 * browser decides [GEN-02].
 */
function localeOfReader(
  actor: { userId: string | null; kind: string; locale: string | null },
  { chosen, acceptLanguage }: LinkReader,
): Locale {
  const own = firstSupportedLocale(LOCALES, [actor.locale ?? '']);
  const browser = firstSupportedLocale(LOCALES, parseAcceptLanguage(acceptLanguage));
  const isOwnKnown = actor.userId !== null || actor.kind === 'consumer';
  return chosen ?? (isOwnKnown ? (own ?? browser) : (browser ?? own)) ?? DEFAULT_LOCALE;
}

/** All data shown to a link holder, in their own language if known. */
export interface ShownByLink {
  shown: LinkedLead;
  lead: StoredLead;
  form: Form;
  brand: Brand;
  locale: Locale;
}

export async function shownByLink(
  { app }: { app: App },
  link: LeadLink,
  reader: LinkReader,
  at: Date = new Date(),
): Promise<ShownByLink> {
  const { clientId } = link;
  const db = app.database.ofClient<LeadsTables>(clientId);
  const { lead, form } = await readLinkedLead({ db, app }, link);
  const brand = await app.ports.call(findBrand, { clientId }, { db, app });
  if (!brand) throw notFound();
  const locale = localeOfReader(findLinkActor(lead, link), reader);
  const shown = await linkedLead({ db, app }, { link, lead, form, brand, locale, at });
  return { shown, lead, form, brand, locale };
}

interface ToShow {
  link: LeadLink;
  lead: StoredLead;
  form: Form;
  brand: Brand;
  locale: Locale;
  at: Date;
}

/** The lead as shown to the holder of a link, for pages and API responses. */
async function linkedLead(
  { db, app }: Context,
  { link, lead: found, form, brand, locale, at }: ToShow,
): Promise<LinkedLead> {
  const lead = await withOwnerName({ db, app }, found);
  const { clientId, part } = link;
  const actor = findLinkActor(lead, link);
  const met = leadStateForActor(lead, actor, at);
  const standing = resolveLinkState(link, met);
  const isTaken = standing === 'taken';
  const [shop] = lead.location_id
    ? await app.ports.call(placesByIds, { clientId, ids: [lead.location_id] }, { db, app })
    : [];
  const names = await readSkuNames({ db, app }, { clientId, skus: lead.skus, locale });
  const place = isTaken
    ? { town: null, distanceKm: null }
    : await consumerPlace({ db, app }, lead, { clientId, locale });
  const actions = LEAD_ACTIONS.filter((action) => 'to' in checkAction(action, actor.kind, met));
  const shownConsumer = consumerShown(lead, { standing, settings: form.settings });
  const written = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    id: lead.id,
    part,
    standing,
    brand: brand.name,
    form: publicTitle(form.translations, locale),
    lexicon: form.settings.lexicon,
    status: lead.status,
    owner: lead.owner && (lead.owner.name || null),
    ...shownConsumer,
    message: isTaken ? '' : shortMessage(lead.fields_values),
    answers: isTaken
      ? []
      : formatAnswers(form, lead.fields_values, locale, shownConsumer.contactShown),
    // Files can identify a person as much as a name does.
    files: shownConsumer.contactShown ? lead.fields_values.flatMap(({ files = [] }) => files) : [],
    products: lead.skus.map((sku, nth) => ({ sku, name: names[nth] ?? sku })),
    location: shop
      ? { name: shop.name, street: shop.street, postalCode: shop.postalCode, city: shop.city }
      : null,
    ...place,
    distanceUnit: form.settings.distanceUnit,
    price: lead.price,
    estimatedPrice: lead.estimated_price,
    currency: lead.currency,
    createdAt: lead.created_at.toISOString(),
    acceptedAt: written(lead.accepted_at),
    convertedAt: written(lead.converted_at),
    lostAt: written(lead.lost_at),
    lostReason: lead.lost_reason,
    closedBy: lead.closed_by && {
      kind: lead.closed_by.kind,
      name: displayName(lead, lead.closed_by),
    },
    handled: lead.handled && {
      kind: lead.handled.by.kind,
      name: displayName(lead, lead.handled.by),
      at: lead.handled.at,
    },
    closesAt: written(lead.closes_at),
    keepsLeft: KEEPS_LIMIT - lead.keeps,
    others: lead.subscribers.filter(({ email }) => email.toLowerCase() !== link.recipient).length,
    actions,
    undoes: actions.includes('undo') ? (lead.undoable?.action ?? null) : null,
  };
}

function resolveLinkState(
  { part, isTaken }: LeadLink,
  met: LeadStateForActor,
): LinkedLead['standing'] {
  if (part === 'observer') return 'reads';
  if (part === 'consumer') return 'consumer';
  if (isTaken || met.owner === 'another') return 'taken';
  if (met.owner === 'self') return 'own';
  return met.isOff ? 'off' : 'asked';
}

/**
 * Consumer data shown by a link [LEAD-11]: all of it to the owner, and to observers once there is an owner; nothing to
 * recipients that came too late. Others, including the consumer, see first name, city and country only, because mails
 * can be forwarded.
 */
function consumerShown(
  lead: StoredLead,
  {
    standing,
    settings,
  }: {
    standing: LinkedLead['standing'];
    settings: Pick<FormSettings, 'contactShownBefore'>;
  },
): Pick<LinkedLead, 'consumer' | 'contactShown'> {
  if (standing === 'taken') return { consumer: EMPTY_CONSUMER, contactShown: false };
  const contactShown =
    standing === 'own' ||
    (standing === 'asked' && lead.status === 'new' && settings.contactShownBefore) ||
    (standing === 'reads' && lead.owner !== null);
  const { gender: _, ...consumer } = toIdentity(lead);
  if (contactShown) return { contactShown, consumer };
  const { firstname, city, country } = consumer;
  return { contactShown, consumer: { ...EMPTY_CONSUMER, firstname, city, country } };
}
