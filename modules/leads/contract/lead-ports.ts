import type { PermissionHolder } from '#platform/contract/permission.ts';
import { definePort } from '#platform/contract/port.ts';

/** Demand data of a lead, without name, street or contact details. */
export interface DemandLead {
  id: string;
  /** It was sent, in the brand's time zone. */
  day: string;
  /** Null once the person is erased, or where it was not requested. */
  zip: string | null;
  city: string | null;
  /** Of the person, else of the shop that it went to. */
  country: string | null;
  /** The first product. */
  sku: string | null;
  locationId: string | null;
}

/** Leads as demand: some by their ids, those that are gone left out; or a page of all in the order of their ids. */
export const demandLeads = definePort<
  { clientId: string } & ({ ids: readonly string[] } | { after: string; limit: number }),
  DemandLead[]
>('leads.demand-leads');

export const countDemandLeads = definePort<{ clientId: string }, number>(
  'leads.count-demand-leads',
);

/** How far a lead has come, and its store. */
export interface LeadProgress {
  locationId: string | null;
  isAccepted: boolean;
  isSold: boolean;
}

/** Undefined for a lead that is deleted. */
export const leadProgress = definePort<
  { clientId: string; leadId: string },
  LeadProgress | undefined
>('leads.lead-progress');

/** Leads that some locations were sent in some whole months. */
export interface LeadFigures {
  leads: number;
  /** Number of those that are not accepted yet. */
  unanswered: number;
  /** How many locations have such leads, and the first of them, those with most first. */
  waiting: number;
  waitingIds: string[];
}

export interface LeadFiguresQuestion {
  clientId: string;
  locationIds: readonly string[];
  /** The first days of the first and the last month. */
  fromMonth: string;
  toMonth: string;
  /** How many locations are named at most. */
  limit: number;
}

/** Sums of all given locations, however many they are. The figures are at most a minute old. */
export const readLocationLeadFigures = definePort<LeadFiguresQuestion, LeadFigures>(
  'leads.figures-of-locations',
);

/** Which leads exist of those that reviews name, and the newest lead of each e-mail address in lower case. */
export const reviewerLeads = definePort<
  { clientId: string; ids: readonly string[]; emails: readonly string[] },
  { ids: ReadonlySet<string>; byEmail: ReadonlyMap<string, string> }
>('leads.leads-of-reviewers');

/**
 * The contact created from a lead or merged with it. Undefined if the lead is not processed yet, has no contact, or the
 * reader may not see contacts. Answered by the module that stores contacts.
 */
export const leadContactId = definePort<
  { clientId: string; leadId: string; reader: PermissionHolder },
  string | undefined
>('leads.contact-of-lead');
