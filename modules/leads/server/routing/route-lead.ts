import {
  type PlacesWithin,
  type PlaceToBuy,
  placesToBuy,
} from '#modules/directory/contract/locations/place-to-buy.ts';
import type { Answer } from '#modules/forms/contract/condition.ts';
import type { FormSections } from '#modules/forms/contract/form.ts';
import type { FormField } from '#modules/forms/contract/form-field.ts';
import type { FormSettings } from '#modules/forms/contract/form-settings.ts';
import type { AnsweredField } from '#modules/forms/contract/intake/lead-submission.ts';
import type { LeadRecipient, RoutingReason } from '#modules/forms/contract/intake/routing.ts';
import { TAGS_LIMIT } from '#modules/forms/contract/limits.ts';
import { type LocationSettings, placesOffered } from '#modules/forms/contract/location-settings.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { LeadIdentity } from '../tables/lead-tables.ts';
import {
  answerLookup,
  fittingRules,
  type PortQuery,
  resolveLeadRecipients,
} from './resolve-lead-recipients.ts';

export interface RoutingQuestion {
  clientId: string;
  form: Pick<FormSections, 'settings' | 'locationSettings' | 'notifications' | 'translations'>;
  answered: readonly AnsweredField<FormField>[];
  identity: LeadIdentity;
  country: string | null;
  chosen: string | null;
  position: { latitude: number; longitude: number } | null;
  locale: Locale;
}

export interface RoutedLead {
  location: PlaceToBuy | null;
  tags: string[];
  subscribers: LeadRecipient[];
  observers: LeadRecipient[];
  reason: RoutingReason;
}

/** Determines shop, recipients, tags and the reasons for a request; writes nothing [LEAD-13]. */
export async function routeLead(
  queryPort: PortQuery,
  question: RoutingQuestion,
): Promise<RoutedLead> {
  const { clientId, form, identity, locale } = question;
  const answerOf = answerLookup(question.answered);
  const { location, placed, passedOver } = await placeLead(queryPort, {
    clientId,
    settings: form.settings,
    locationSettings: form.locationSettings,
    answerOf,
    chosen: question.chosen,
    position: question.position,
    words: [identity.zip, identity.city].filter(Boolean).join(' '),
    country: question.country ?? '',
    locale,
  });
  const { subscribers, observers, reasons } = await resolveLeadRecipients(queryPort, {
    clientId,
    recipients: form.notifications.recipients,
    answerOf,
    location,
    locale: form.translations.defaultLocale,
  });
  const tags = new Map<string, string>();
  for (const { tag, id } of fittingRules(form.locationSettings.tagRules, answerOf))
    if (!tags.has(tag) && tags.size < TAGS_LIMIT) tags.set(tag, id);
  return {
    location,
    tags: [...tags.keys()],
    subscribers,
    observers,
    reason: {
      placed,
      passedOver,
      tags: [...tags].map(([tag, ruleId]) => ({ tag, ruleId })),
      recipients: reasons,
    },
  };
}

interface PlaceQuestion {
  clientId: string;
  settings: Pick<FormSettings, 'located'>;
  locationSettings: LocationSettings;
  answerOf: (key: string) => Answer;
  chosen: string | null;
  position: { latitude: number; longitude: number } | null;
  /** Answered postal code and town. */
  words: string;
  /** Country of the visitor; empty if unknown. */
  country: string;
  locale: Locale;
}

interface Placed {
  location: PlaceToBuy | null;
  placed: RoutingReason['placed'];
  passedOver: RoutingReason['passedOver'];
}

/** Shop of the first matching rule, else the chosen one, else the nearest; closed shops are skipped. */
async function placeLead(queryPort: PortQuery, question: PlaceQuestion): Promise<Placed> {
  const { clientId, settings, locationSettings, answerOf } = question;
  const passedOver: Placed['passedOver'] = [];
  if (!settings.located)
    return { location: null, placed: { why: 'none', because: 'notLocated' }, passedOver };
  const find = (ids: readonly string[], offered: PlacesWithin = {}) =>
    queryPort(placesToBuy, {
      clientId,
      within: { ...offered, ids },
      everywhere: true,
      purpose: 'route',
      limit: ids.length,
    });
  const rules = fittingRules(locationSettings.rules, answerOf);
  if (rules.length > 0) {
    // A rule may name a shop that is not offered to visitors; this is intended.
    const { items } = await find(rules.map(({ locationId }) => locationId));
    for (const { id: ruleId, locationId } of rules) {
      const location = items.find(({ id }) => id === locationId);
      if (location) return { location, placed: { why: 'rule', ruleId }, passedOver };
      passedOver.push({ what: 'rule', ruleId });
    }
  }
  const findChosen = async () =>
    question.chosen
      ? (await find([question.chosen], placesOffered(locationSettings))).items[0]
      : undefined;
  if (question.chosen && locationSettings.goesTo === 'chosen') {
    const location = await findChosen();
    if (location) return { location, placed: { why: 'chosen' }, passedOver };
    passedOver.push({ what: 'choice' });
  }
  const found = await nearest(queryPort, question);
  // A visitor who searched a place, and answers none, gets the store that the form named as the nearest.
  if (isPlaceUnknown(found.placed) && locationSettings.goesTo === 'nearest') {
    const location = await findChosen();
    if (location) return { location, placed: { why: 'chosen' }, passedOver };
  }
  return { ...found, passedOver };
}

const isPlaceUnknown = (placed: RoutingReason['placed']) =>
  placed.why === 'none' && placed.because === 'placeUnknown';

async function nearest(
  queryPort: PortQuery,
  { clientId, locationSettings, position, words, country, locale }: PlaceQuestion,
): Promise<Omit<Placed, 'passedOver'>> {
  const { items, from } = await queryPort(placesToBuy, {
    clientId,
    within: placesOffered(locationSettings),
    ...(position && { position }),
    words,
    language: locale,
    country,
    purpose: 'route',
    limit: 1,
  });
  if (!position && from === null)
    return { location: null, placed: { why: 'none', because: 'placeUnknown' } };
  const [location] = items;
  if (!location || location.distanceKm === null)
    return { location: null, placed: { why: 'none', because: 'noneNear' } };
  return {
    location,
    placed: {
      why: 'nearest',
      distanceKm: Math.round(location.distanceKm * 10) / 10,
      from: position ? 'position' : 'answers',
      place: from,
      abroad: country !== '' && location.country !== country,
    },
  };
}
