import { sql } from 'kysely';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import { CONSENT_PURPOSES } from '#modules/forms/contract/field-types.ts';
import type { LeadLocation } from '#modules/forms/contract/intake/routing.ts';
import { leadContactId } from '#modules/leads/contract/lead-ports.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { LEAD_PATH } from '#modules/leads/contract/leads/lead-calls.ts';
import {
  checkAction,
  LEAD_ACTIONS,
  type LeadActor,
} from '#modules/leads/contract/leads/lead-machine.ts';
import { seeTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import { visitById } from '#modules/touchpoints/contract/visit-ports.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { holds, type PermissionHolder } from '#platform/contract/permission.ts';
import { formatPhone } from '#platform/server/phone/phone-number.ts';
import { readForm } from '../forms/read-form.ts';
import { consumerPlace } from '../routing/consumer-contact.ts';
import type { Context } from '../tables.ts';
import { type LeadToChange, leadToChange, type StoredLead, type WhichLead } from './change-lead.ts';
import { toIdentity, withNulls } from './lead-identity.ts';
import { readSkuNames } from './lead-names.ts';
import { leadStateForActor } from './lead-state.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface LeadReader extends PermissionHolder {
  party: LeadActor;
  locale: Locale;
}

/** All data of one lead, with the actions available to this reader [LEAD-02] [LEAD-15]. */
export async function readLeadDetail(
  { db, app }: Context,
  which: WhichLead,
  reader: LeadReader,
  at: Date = new Date(),
): Promise<Lead> {
  const lead = await leadToChange({ db, app }, which);
  const { clientId, id: leadId } = which;
  const { informations, translations } = await readForm(
    { db, app },
    { clientId, id: lead.form_id },
  );
  const { count } = await db
    .selectFrom('leads.lead_history')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  const { locale } = reader;
  const contactId = app.ports.isAnswered(leadContactId)
    ? await app.ports.call(leadContactId, { clientId, leadId, reader }, { db, app })
    : undefined;
  const actions = actionsOf(lead, reader.party, at);
  const mappedLead = mapStoredLead(lead, await aboutFiles({ db, app }, lead));
  return {
    ...mappedLead,
    fieldsValues: mappedLead.fieldsValues.map(inReadersLanguage(translations.list[locale])),
    form: informations.name,
    products: await readSkuNames({ db, app }, { clientId, skus: lead.skus, locale }),
    ...(await consumerPlace({ db, app }, lead, { clientId, locale })),
    location: await locationOf({ db, app }, lead),
    noted: await lastNoted({ db }, lead),
    actions,
    undoes: actions.includes('undo') ? (lead.undoable?.action ?? null) : null,
    links: {
      contactId: contactId ?? null,
      visitId: lead.visit_id,
      touchpoint: await findTouchpoint({ db, app }, lead, reader),
    },
    historyCount: count,
  };
}

/** The touchpoint whose visit led to the lead; null until the visit is counted, which takes seconds. */
async function findTouchpoint(
  { db, app }: Context,
  { client_id: clientId, visit_id: visitId }: StoredLead,
  reader: PermissionHolder,
): Promise<Lead['links']['touchpoint']> {
  if (!visitId || !holds(seeTouchpoints, reader) || !app.ports.isAnswered(visitById)) return null;
  const visit = await app.ports.call(visitById, { clientId, visitId }, { db, app });
  return visit ? { id: visit.touchpointId, suffix: visit.suffix } : null;
}

/** Labels in the reader's language. Consents stay in the wording that the consumer saw. */
function inReadersLanguage(texts: Readonly<Record<string, string>> = {}) {
  const text = (key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined);
  return (answer: Lead['fieldsValues'][number]): Lead['fieldsValues'][number] =>
    answer.type === 'consent'
      ? answer
      : {
          ...answer,
          name: text(`field.${answer.slug}.label`) || answer.name,
          options: answer.options.map(({ key, name }) => ({
            key,
            name: text(`field.${answer.slug}.option.${key}`) || name,
          })),
        };
}

function actionsOf(lead: LeadToChange, actor: LeadActor, at: Date): Lead['actions'] {
  const leadState = leadStateForActor(lead, actor, at);
  return LEAD_ACTIONS.filter((action) => 'to' in checkAction(action, actor.kind, leadState));
}

async function locationOf(
  { db, app }: Context,
  { client_id: clientId, location_id: id }: StoredLead,
): Promise<LeadLocation | null> {
  if (!id) return null;
  const [place] = await app.ports.call(placesByIds, { clientId, ids: [id] }, { db, app });
  return place ?? null;
}

/** File URLs are below the lead's path, so that the same permissions apply. */
async function aboutFiles(
  { db, app }: Context,
  { client_id: clientId, form_id, id, fields_values }: StoredLead,
) {
  const ids = fields_values.flatMap(({ files = [] }) => files.map((file) => file.id));
  const sizes = await app.files.sizes(db, { clientId, ids });
  const lead = LEAD_PATH.replace('{formId}', form_id).replace('{leadId}', id);
  return (fileId: string) => {
    const size = sizes.get(fileId);
    return { url: `${lead}/files/${fileId}`, ...(size !== undefined && { size }) };
  };
}

/** Author and time of the last change of the note, from the history. */
async function lastNoted(
  { db }: Pick<Context, 'db'>,
  { client_id, id, internal_note }: Pick<StoredLead, 'client_id' | 'id' | 'internal_note'>,
): Promise<Lead['noted']> {
  if (!internal_note) return null;
  const { rows } = await sql<{ by: LeadActor; at: Date }>`
    select by, at from leads.lead_history
    where client_id = ${client_id} and lead_id = ${id} and kind = 'edit'
      and detail -> 'changes' @> '[{"part": "internalNote"}]'
    order by id desc limit 1`.execute(db);
  const [line] = rows;
  return line ? { by: line.by, at: line.at.toISOString() } : null;
}

/** The part of a lead that comes from its row alone, in contract form. */
function mapStoredLead(
  lead: LeadToChange,
  aboutFile: (fileId: string) => { url: string; size?: number },
): Omit<
  Lead,
  | 'form'
  | 'products'
  | 'town'
  | 'location'
  | 'distanceKm'
  | 'noted'
  | 'actions'
  | 'undoes'
  | 'links'
  | 'historyCount'
> {
  const moment = (date: Date | null) => date?.toISOString() ?? null;
  const goal = lead.settings.answerGoalHours * HOUR_MS;
  return {
    id: lead.id,
    formId: lead.form_id,
    status: lead.status,
    owner: lead.owner,
    createdAt: lead.created_at.toISOString(),
    acceptedAt: moment(lead.accepted_at),
    convertedAt: moment(lead.converted_at),
    lostAt: moment(lead.lost_at),
    lostReason: lead.lost_reason,
    closesAt: moment(lead.closes_at),
    answerBy:
      lead.status === 'new' ? new Date(lead.created_at.getTime() + goal).toISOString() : null,
    price: lead.price,
    estimatedPrice: lead.estimated_price,
    currency: lead.currency,
    tags: lead.tags,
    skus: lead.skus,
    version: lead.version,
    identity: toIdentity(lead),
    phoneText: lead.phone && formatPhone(lead.phone),
    locationCountry: lead.country,
    optin: withNulls(CONSENT_PURPOSES, lead.optin),
    fieldsValues: lead.fields_values.map(({ files, ...value }) => ({
      ...value,
      ...(files && { files: files.map((file) => ({ ...file, ...aboutFile(file.id) })) }),
    })),
    additionalData: lead.additional_data,
    internalNote: lead.internal_note,
    priceSource: lead.price_source,
    // A lead with a visit came through a touchpoint, regardless of the page that sent it.
    source: lead.visit_id === null && !lead.visit_erased ? lead.source : 'touchpoint',
    metadata: {
      url: lead.metadata.url ?? null,
      userIp: lead.metadata.userIp ?? null,
      userAgent: lead.metadata.userAgent ?? null,
      widgetVersion: lead.metadata.widgetVersion ?? null,
      locale: lead.metadata.locale ?? null,
    },
    routing: lead.routing,
    newLeadSubscribers: lead.subscribers,
    observers: lead.observers,
    rejected: lead.rejected.map(({ email, name, at, reason }) => ({ email, name, at, reason })),
    closedBy: lead.closed_by,
    handled: lead.handled,
    lostWords: lead.lost_words,
    keeps: lead.keeps,
  };
}
