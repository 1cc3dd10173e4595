import type { Selectable } from 'kysely';
import type { LeadsTables } from '../tables.ts';

export type LeadRowKept = Selectable<LeadsTables['leads.leads']>;

/** Which lead: of a client and no other. */
export interface WhichLead {
  clientId: string;
  id: string;
}
