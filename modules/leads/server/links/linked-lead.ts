import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import { placesByIds } from '#modules/directory/contract/locations/places-by-ids.ts';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import { publicTitle } from '#modules/leads/contract/forms/form-translations.ts';
import {
  judgeAction,
  KEEPS_LIMIT,
  LEAD_ACTIONS,
  type Standing,
} from '#modules/leads/contract/leads/lead-machine.ts';
import type { LinkedLead } from '#modules/leads/contract/links/linked-lead.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { consumerPlace } from '../leads/consumer-place.ts';
import type { LeadRowKept } from '../leads/lead-row.ts';
import { nameTold, withOwnerName } from '../leads/name-told.ts';
import { namesOfSkus } from '../leads/names-of-skus.ts';
import { standingOfLead } from '../leads/standing-of-lead.ts';
import { answersInWords, messageOf } from '../mails/answers-in-words.ts';
import { consumerShown } from './consumer-shown.ts';
import type { LeadLink } from './link-of-token.ts';
import { partyOfLink } from './party-of-link.ts';

export interface ToShow {
  link: LeadLink;
  lead: LeadRowKept;
  form: Form;
  brand: Brand;
  locale: Locale;
  at: Date;
}

/** The lead as one page or one answer tells it to the holder of a link. */
export async function linkedLead(
  { db, app }: { db: Db; app: App },
  { link, lead: found, form, brand, locale, at }: ToShow,
): Promise<LinkedLead> {
  const lead = await withOwnerName({ db, app }, found);
  const { clientId, part } = link;
  const party = partyOfLink(lead, link);
  const met = standingOfLead(lead, party, at);
  const standing = standingOfLink(link, met);
  const isTaken = standing === 'taken';
  const [shop] = lead.location_id
    ? await app.ports.ask(placesByIds, { clientId, ids: [lead.location_id] }, { db, app })
    : [];
  const names = await namesOfSkus({ db, app }, { clientId, skus: lead.skus, locale });
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
    message: isTaken ? '' : messageOf(lead.fields_values),
    answers: isTaken ? [] : answersInWords(form, lead.fields_values, locale, told.contactShown),
    // A picture or a letter says who somebody is as much as their name does.
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
      name: nameTold(lead, lead.closed_by),
    },
    handled: lead.handled && {
      kind: lead.handled.by.kind,
      name: nameTold(lead, lead.handled.by),
      at: lead.handled.at,
    },
    closesAt: written(lead.closes_at),
    keepsLeft: KEEPS_LIMIT - lead.keeps,
    others: lead.subscribers.filter(({ email }) => email.toLowerCase() !== link.recipient).length,
    actions,
    undoes: actions.includes('undo') ? (lead.undoable?.action ?? null) : null,
  };
}

function standingOfLink({ part, isTaken }: LeadLink, met: Standing): LinkedLead['standing'] {
  if (part === 'observer') return 'reads';
  if (part === 'consumer') return 'consumer';
  if (isTaken || met.owner === 'another') return 'taken';
  if (met.owner === 'self') return 'own';
  return met.isOff ? 'off' : 'asked';
}
