import type { PermissionHolder } from '#platform/contract/permission.ts';
import { definePort } from '#platform/contract/port.ts';

/** Demand data of a lead, without name, street or contact details. */
export interface DemandLead {
  id: string;
  /** Day of creation in the brand's time zone. */
  day: string;
  /** Null if the person was erased, or if it was not requested. */
  zip: string | null;
  city: string | null;
  /** Country of the person, or else of the shop. */
  country: string | null;
  /** The first product. */
  sku: string | null;
  locationId: string | null;
}

/** Leads as demand: some by ids, without deleted ones; or a page of all, ordered by id. */
export const demandLeads = definePort<
  { clientId: string } & ({ ids: readonly string[] } | { after: string; limit: number }),
  DemandLead[]
>('leads.demand-leads');

export const countDemandLeads = definePort<{ clientId: string }, number>(
  'leads.count-demand-leads',
);

/** Progress of a lead, and its store. */
export interface LeadProgress {
  locationId: string | null;
  isAccepted: boolean;
  isSold: boolean;
}

/** Undefined for a deleted lead. */
export const leadProgress = definePort<
  { clientId: string; leadId: string },
  LeadProgress | undefined
>('leads.lead-progress');

/** A lead that waits for an answer or for its sale. */
export interface WaitingLead {
  id: string;
  isAccepted: boolean;
  /** Time of its creation, or of its acceptance. */
  since: string;
  /** When it is lost automatically; null if never. */
  closesAt: string | null;
  /** In hundredths; the estimated one until a person gives the price. */
  price: number | null;
  isEstimated: boolean;
  currency: string;
}

/** Those of the given leads that are open. */
export const waitingLeads = definePort<{ clientId: string; ids: readonly string[] }, WaitingLead[]>(
  'leads.waiting-leads',
);

/** Leads of some locations in some whole months. */
export interface LeadFigures {
  leads: number;
  /** Number of those that are not accepted yet. */
  unanswered: number;
  /** Number of locations with such leads, and the first ones, most leads first. */
  waiting: number;
  waitingIds: string[];
}

export interface LeadFiguresQuestion {
  clientId: string;
  locationIds: readonly string[];
  /** First days of the first and the last month. */
  fromMonth: string;
  toMonth: string;
  /** Maximum number of named locations. */
  limit: number;
}

/** Sums over all given locations. The figures are at most a minute old. */
export const readLocationLeadFigures = definePort<LeadFiguresQuestion, LeadFigures>(
  'leads.figures-of-locations',
);

/** Which of the leads named by reviews exist, and the newest lead of each e-mail address in lower case. */
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
