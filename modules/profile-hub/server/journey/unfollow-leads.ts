import {
  leadDeleted,
  leadRejected,
  leadRelocated,
  leadReopened,
} from '#modules/leads/contract/lead-events.ts';
import type { StationKind } from '#modules/profile-hub/contract/station.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import type { ProfileHubTables } from '../tables.ts';
import { forgetLead } from './lead-contacts.ts';
import { removeStations, revertStation } from './write-lead-station.ts';

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

/** The contact stays with whatever else it did. */
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

/** What holds no more of a lead is taken off the way of its contact [PH-05]. */
export const unfollowLeads = [
  followReopenedLead,
  followGivenBackLead,
  followRelocatedLead,
  followDeletedLead,
] as const;
