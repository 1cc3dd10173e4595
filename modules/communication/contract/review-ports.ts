import type { PermissionHolder } from '#platform/contract/permission.ts';
import { definePort } from '#platform/contract/port.ts';

/** Reviews of some locations in some whole months. */
export interface ReviewFigures {
  reviews: number;
  /** From 1 to 5; null without reviews. */
  average: number | null;
  /** Number of locations with reviews. */
  locations: number;
  /** Locations with a low average: number, reviews, average, and the first ones, worst first. */
  low: { locations: number; reviews: number; average: number | null; ids: string[] };
}

export interface ReviewFiguresQuestion {
  clientId: string;
  locationIds: readonly string[];
  /** First days of the first and the last month. */
  fromMonth: string;
  toMonth: string;
  /** A location counts as low with at least this number of reviews and a lower average; `limit` of them are named. */
  low: { reviews: number; average: number; limit: number };
}

/** Sums over all given locations. */
export const readLocationReviewFigures = definePort<ReviewFiguresQuestion, ReviewFigures>(
  'communication.figures-of-locations',
);

/**
 * Maps emails in lower case to contact ids, for reviews whose source provides an email. The contacts module implements
 * it.
 */
export const findReviewerContacts = definePort<
  { clientId: string; emails: readonly string[] },
  ReadonlyMap<string, string>
>('communication.contacts-of-reviewers');

/** The contact who wrote a review. Undefined if the contact is unknown or the reader may not see contacts. */
export const findReviewContact = definePort<
  {
    clientId: string;
    contactId: string | null;
    email: string | null;
    reader: PermissionHolder;
  },
  { id: string; name: string } | undefined
>('communication.contact-of-review');
