import { definePort } from '#platform/contract/port.ts';
import type { VisitKind } from './statistics.ts';

export interface DemandVisit {
  id: string;
  /** In the brand's time zone. */
  day: string;
  kind: VisitKind;
  /** Empty if unknown. */
  country: string;
  sku: string | null;
  /** Where the page after this visit begins. */
  position: string;
}

/** Visits by people, a page of all in the order of time; those older than two years are gone. */
export const demandVisits = definePort<
  { clientId: string; after: string; limit: number },
  DemandVisit[]
>('touchpoints.demand-visits');

export const countDemandVisits = definePort<{ clientId: string }, number>(
  'touchpoints.count-demand-visits',
);
