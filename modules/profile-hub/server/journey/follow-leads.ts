import {
  leadAccepted,
  leadConverted,
  leadCreated,
  leadLost,
} from '#modules/leads/contract/lead-events.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import type { ProfileHubTables } from '../tables.ts';
import { findOrCreateLeadContact } from './find-or-create-lead-contact.ts';
import { joinCountedVisit } from './join-counted-visit.job.ts';
import { recordLeadConsent } from './lead-consent.ts';
import { isForgotten, storeLeadContact } from './lead-contacts.ts';
import { unfollowLeads } from './unfollow-leads.ts';
import { writeLeadStation } from './write-lead-station.ts';
import { writeStations } from './write-stations.ts';

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
    const told = { kind: 'accepted', at: new Date(at), detail: { by } } as const;
    await writeLeadStation({ db }, { clientId, leadId }, told);
  },
});

const followConvertedLead = defineListener({
  name: 'profile-hub.follow-converted-lead',
  event: leadConverted,
  async handle({ event: { clientId, payload }, db: tx }) {
    const db: Db<ProfileHubTables> = tx as Db;
    const { leadId, at, amount } = payload;
    const told = { kind: 'sale', at: new Date(at), amount } as const;
    await writeLeadStation({ db }, { clientId, leadId }, told);
  },
});

const followLostLead = defineListener({
  name: 'profile-hub.follow-lost-lead',
  event: leadLost,
  async handle({ event: { clientId, payload }, db: tx }) {
    const db: Db<ProfileHubTables> = tx as Db;
    const { leadId, at, reason } = payload;
    const told = { kind: 'lost', at: new Date(at), detail: { reason } } as const;
    await writeLeadStation({ db }, { clientId, leadId }, told);
  },
});

export const followLeads = [
  followNewLead,
  followAcceptedLead,
  followConvertedLead,
  followLostLead,
  ...unfollowLeads,
] as const;
