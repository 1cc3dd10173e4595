import { definePort } from '#platform/contract/port.ts';

/** Leads that a location was sent in some whole months, and those of them that nobody has accepted yet. */
export interface LeadFigures {
  leads: number;
  unanswered: number;
}

/** By location, of those given or of all; locations without leads are left out. The figures are at most a minute old. */
export const leadFiguresOfLocations = definePort<
  {
    clientId: string;
    /** At most 1,000. */
    locationIds?: readonly string[] | undefined;
    /** The first days of the first and the last month. */
    fromMonth: string;
    toMonth: string;
  },
  ReadonlyMap<string, LeadFigures>
>('leads.figures-of-locations');
