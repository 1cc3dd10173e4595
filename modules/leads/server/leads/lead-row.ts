import type { Selectable } from 'kysely';
import type { LeadsTables } from '../tables.ts';

export type StoredLead = Selectable<LeadsTables['leads.leads']>;

/** Which lead: of a client and no other, nor of another form where one is named. */
export interface WhichLead {
  clientId: string;
  id: string;
  formId?: string;
}
