import { definePort } from '#platform/contract/port.ts';
import type { ChangeRequestBody } from './change-request.ts';

/** Stores a change request in the caller's transaction; throws the problems of `change-request-problems.ts`. */
export const createChangeRequest = definePort<
  { clientId: string; userId: string; request: ChangeRequestBody },
  { id: string }
>('directory.create-change-request');

/** How many requests about a location wait for a decision. */
export const openChangeRequests = definePort<{ clientId: string; locationId: string }, number>(
  'directory.open-change-requests',
);

/** What other modules have of a location and what moves along with it; the module that has it answers. */
type OfLocation = { clientId: string; locationId: string; country: string };
export const countOpenLocationLeads = definePort<OfLocation, number>(
  'leads.open-leads-of-location',
);
export const countLocationReviews = definePort<OfLocation, number>(
  'communication.reviews-of-location',
);
/** Locators that show a page of it. */
export const countLocationPages = definePort<OfLocation, number>('locator.pages-of-location');
