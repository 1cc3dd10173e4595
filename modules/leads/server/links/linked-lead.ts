import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import { placesByIds } from '#modules/directory/contract/locations/places-by-ids.ts';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import { publicTitle } from '#modules/leads/contract/forms/form-translations.ts';
import {
  judgeAction,
  KEEPS_LIMIT,
  LEAD_ACTIONS,
  type LeadStateForActor,
} from '#modules/leads/contract/leads/lead-machine.ts';
import type { LinkedLead } from '#modules/leads/contract/links/linked-lead.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { consumerPlace } from '../leads/consumer-place.ts';
import { displayName, withOwnerName } from '../leads/display-name.ts';
import type { StoredLead } from '../leads/lead-row.ts';
import { leadStateForActor } from '../leads/lead-state-for-actor.ts';
import { readSkuNames } from '../leads/read-sku-names.ts';
import { formatAnswers, shortMessage } from '../mails/format-answers.ts';
import { consumerShown } from './consumer-shown.ts';
import { findLinkActor } from './find-link-actor.ts';
import type { LeadLink } from './resolve-link-token.ts';

export interface ToShow {
  link: LeadLink;
  lead: StoredLead;
  form: Form;
  brand: Brand;
  locale: Locale;
  at: Date;
}

/** The lead as shown to the holder of a link, for pages and API responses. */
export async function linkedLead(
  { db, app }: { db: Db; app: App },
  { link, lead: found, form, brand, locale, at }: ToShow,
): Promise<LinkedLead> {
  const lead = await withOwnerName({ db, app }, found);
  const { clientId, part } = link;
  const party = findLinkActor(lead, link);
  const met = leadStateForActor(lead, party, at);
  const standing = standingOfLink(link, met);
  const isTaken = standing === 'taken';
  const [shop] = lead.location_id
    ? await app.ports.ask(placesByIds, { clientId, ids: [lead.location_id] }, { db, app })
    : [];
  const names = await readSkuNames({ db, app }, { clientId, skus: lead.skus, locale });
  const place = isTaken
    ? { town: null, distanceKm: null }
    : await consumerPlace({ db, app }, lead, { clientId, locale });
  const actions = LEAD_ACTIONS.filter((action) => 'to' in judgeAction(action, party.kind, met));
  const told = consumerShown(lead, { standing, settings: form.settings });
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
    ...told,
    message: isTaken ? '' : shortMessage(lead.fields_values),
    answers: isTaken ? [] : formatAnswers(form, lead.fields_values, locale, told.contactShown),
    // Files can identify a person as much as a name does.
    files: told.contactShown ? lead.fields_values.flatMap(({ files = [] }) => files) : [],
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

function standingOfLink(
  { part, isTaken }: LeadLink,
  met: LeadStateForActor,
): LinkedLead['standing'] {
  if (part === 'observer') return 'reads';
  if (part === 'consumer') return 'consumer';
  if (isTaken || met.owner === 'another') return 'taken';
  if (met.owner === 'self') return 'own';
  return met.isOff ? 'off' : 'asked';
}
