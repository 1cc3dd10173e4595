import { definePort } from '#platform/contract/port.ts';

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
