import { definePort } from '#platform/contract/port.ts';
import type { VisitKind } from './statistics.ts';

/** Data of a visit by its id. Undefined while it is not counted yet, and permanently for an invented id. */
export const visitById = definePort<
  { clientId: string; visitId: string },
  | {
      at: Date;
      kind: VisitKind;
      touchpointId: string;
      suffix: string;
      sku: string | null;
    }
  | undefined
>('touchpoints.visit-by-id');

export interface DemandVisit {
  id: string;
  /** In the brand's time zone. */
  day: string;
  kind: VisitKind;
  /** Empty if unknown. */
  country: string;
  sku: string | null;
  /** Cursor of the page after this visit. */
  position: string;
}

/** A page of visits by people in chronological order; those older than two years are deleted. */
export const demandVisits = definePort<
  { clientId: string; after: string; limit: number },
  DemandVisit[]
>('touchpoints.demand-visits');

export const countDemandVisits = definePort<{ clientId: string }, number>(
  'touchpoints.count-demand-visits',
);

/** Visits by one short URL since a day. Undefined if no touchpoint has the suffix. */
export const codeVisits = definePort<
  { clientId: string; suffix: string; since: string },
  | {
      touchpointId: string;
      /** The short URL. */
      address: string;
      visits: number;
    }
  | undefined
>('touchpoints.visits-of-code');
