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
