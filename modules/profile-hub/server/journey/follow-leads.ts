import { sql } from 'kysely';
import type { z } from 'zod';
import {
  leadAccepted,
  leadConverted,
  leadCreated,
  leadDeleted,
  leadLost,
  leadRejected,
  leadRelocated,
  leadReopened,
} from '#modules/leads/contract/lead-events.ts';
import type { Decision } from '#modules/profile-hub/contract/consents.ts';
import type { StationKind } from '#modules/profile-hub/contract/contact.ts';
import { consentChanged } from '#modules/profile-hub/contract/events.ts';
import { standardCriterion } from '#modules/profile-hub/contract/standard-criteria.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { recordDecisions, storeWording } from '../consents/record-decisions.ts';
import type { Context, ProfileHubTables } from '../tables.ts';
import { findOrCreateLeadContact } from './find-or-create-lead-contact.ts';
import { joinCountedVisit } from './join-counted-visit.job.ts';
import { forgetLead, isForgotten, storeLeadContact } from './lead-contacts.ts';
import {
  removeStations,
  revertStation,
  writeLeadStation,
  writeStations,
} from './write-stations.ts';

const STATION_OF: ReadonlyMap<string, StationKind> = new Map([
  ['accept', 'accepted'],
  ['convert', 'sale'],
  ['lose', 'lost'],
]);

const followReopenedLead = defineListener({
  name: 'profile-hub.follow-reopened-lead',
  event: leadReopened,
  async handle({ event: { clientId, payload }, db: tx }) {
    const db: Db<ProfileHubTables> = tx as Db;
    const { leadId, undone, at } = payload;
    const kind = STATION_OF.get(undone);
    if (kind) await revertStation({ db }, { clientId, leadId }, { kind, at: new Date(at) });
  },
});

/** The assignee returns an accepted lead, so it has no assignee until another user accepts it. */
const followGivenBackLead = defineListener({
  name: 'profile-hub.follow-given-back-lead',
  event: leadRejected,
  async handle({ event: { clientId, payload }, db: tx }) {
    const db: Db<ProfileHubTables> = tx as Db;
    const { leadId, reopened, at } = payload;
    if (!reopened) return;
    await revertStation({ db }, { clientId, leadId }, { kind: 'accepted', at: new Date(at) });
  },
});

const followRelocatedLead = defineListener({
  name: 'profile-hub.follow-relocated-lead',
  event: leadRelocated,
  async handle({ event: { clientId, payload }, db: tx }) {
    const db: Db<ProfileHubTables> = tx as Db;
    const { leadId, at } = payload;
    await revertStation({ db }, { clientId, leadId }, { kind: 'accepted', at: new Date(at) });
  },
});

/** The contact stays with its other activities. */
const followDeletedLead = defineListener({
  name: 'profile-hub.follow-deleted-lead',
  event: leadDeleted,
  async handle({ event: { clientId, payload }, db: tx }) {
    const db: Db<ProfileHubTables> = tx as Db;
    const { leadId } = payload;
    await forgetLead({ db }, clientId, leadId);
    const kinds = ['landing', 'lead', 'accepted', 'sale', 'lost'] as const;
    await removeStations({ db }, { clientId, leadId }, { kinds });
  },
});

/** Removes deleted leads from the journeys of their contacts [PH-05]. */
const unfollowLeads = [
  followReopenedLead,
  followGivenBackLead,
  followRelocatedLead,
  followDeletedLead,
] as const;

const PURPOSES = [
  ['email', 'optin_email'],
  ['phone', 'optin_phone'],
  ['partners', 'optin_partners'],
] as const;

/** A lead finds or creates its contact and appears in its journey [LEAD-14, PH-05]. */
const followNewLead = defineListener({
  name: 'profile-hub.follow-new-lead',
  event: leadCreated,
  async handle({ event: { clientId, payload: lead }, db: tx, app }) {
    const db: Db<ProfileHubTables> = tx as Db;
    const { leadId } = lead;
    if (await isForgotten({ db }, clientId, leadId)) return;
    const contactId = await findOrCreateLeadContact({ db, app }, clientId, lead);
    await storeLeadContact({ db }, clientId, { ...lead, contactId });
    if (!contactId) return;
    if (lead.visitId)
      await app.jobs.enqueue(db, joinCountedVisit, { visitId: lead.visitId }, { clientId });
    await recordLeadConsent({ db, app }, { clientId, contactId }, lead);
    const way = { contactId, journeyId: leadId };
    const about = { product: lead.product, shop: lead.location, form: lead.form };
    await writeStations({ db }, clientId, [
      ...(lead.landedAt
        ? [
            {
              ...way,
              kind: 'landing' as const,
              at: new Date(lead.landedAt),
              ref: leadId,
              sku: lead.sku,
            },
          ]
        : []),
      { ...way, kind: 'lead', at: new Date(lead.at), ref: leadId, sku: lead.sku, detail: about },
    ]);
  },
});

const followAcceptedLead = defineListener({
  name: 'profile-hub.follow-accepted-lead',
  event: leadAccepted,
  async handle({ event: { clientId, payload }, db: tx }) {
    const db: Db<ProfileHubTables> = tx as Db;
    const { leadId, at, by } = payload;
    const leadStation = { kind: 'accepted', at: new Date(at), detail: { by } } as const;
    await writeLeadStation({ db }, { clientId, leadId }, leadStation);
  },
});

const followConvertedLead = defineListener({
  name: 'profile-hub.follow-converted-lead',
  event: leadConverted,
  async handle({ event: { clientId, payload }, db: tx }) {
    const db: Db<ProfileHubTables> = tx as Db;
    const { leadId, at, amount, currency, sku } = payload;
    const leadStation = { kind: 'sale', at: new Date(at), amount, currency, sku } as const;
    await writeLeadStation({ db }, { clientId, leadId }, leadStation);
  },
});

const followLostLead = defineListener({
  name: 'profile-hub.follow-lost-lead',
  event: leadLost,
  async handle({ event: { clientId, payload }, db: tx }) {
    const db: Db<ProfileHubTables> = tx as Db;
    const { leadId, at, reason } = payload;
    const leadStation = { kind: 'lost', at: new Date(at), detail: { reason } } as const;
    await writeLeadStation({ db }, { clientId, leadId }, leadStation);
  },
});

export const followLeads = [
  followNewLead,
  followAcceptedLead,
  followConvertedLead,
  followLostLead,
  ...unfollowLeads,
] as const;

type Lead = z.output<typeof leadCreated.payload>;

/** Writes the consent boxes of a lead into the ledger with their text [LEAD-14, PH-06]. */
async function recordLeadConsent(
  { db, app }: Context,
  { clientId, contactId }: { clientId: string; contactId: string },
  lead: Lead,
): Promise<void> {
  const { rows } = await sql<{ given: number[]; withdrawn: number[] }>`
    select given, withdrawn from profile_hub.contacts
    where client_id = ${clientId} and id = ${contactId}`.execute(db);
  const { given = [], withdrawn = [] } = rows[0] ?? {};
  for (const [channel, slug] of PURPOSES) {
    const purpose = standardCriterion(slug)?.purpose ?? 0;
    const answer = lead.optin[channel];
    if (answer === null) continue;
    // An unticked box gives no consent and withdraws none.
    const isNews = answer || !(given.includes(purpose) || withdrawn.includes(purpose));
    if (!isNews) continue;
    const decision: Decision = answer ? 'given' : 'refused';
    await recordDecisions({ db }, clientId, {
      decisions: [{ contactId, purpose, decision }],
      proof: {
        at: new Date(lead.at),
        source: 'lead',
        sourceName: [lead.form, lead.location].filter(Boolean).join(', '),
        wordingId: await storeWording({ db }, clientId, lead.wording[channel] ?? ''),
      },
    });
    await app.events.publish(db, consentChanged, {
      clientId,
      payload: { contactId, purpose: slug, decision },
    });
  }
}
