import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import { definePort } from '#platform/contract/port.ts';
import { calendarDay } from '#platform/contract/text/typed-values.ts';

/** A change of a location that a user suggests and an admin decides field by field [OPP-06]. */
export const CHANGE_REQUEST_KINDS = ['closed', 'moved', 'wrong-data', 'duplicate'] as const;
export type ChangeRequestKind = (typeof CHANGE_REQUEST_KINDS)[number];

export const CHANGE_REQUEST_STATES = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type ChangeRequestState = (typeof CHANGE_REQUEST_STATES)[number];

/** How the requester learned about the change. */
export const EVIDENCE_KINDS = ['visited', 'phoned', 'told-by-store', 'website', 'other'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** Location fields that a request can change; the values have the same format as in the location calls. */
export const REQUESTABLE_FIELDS = [
  'name',
  'street',
  'postalCode',
  'city',
  'country',
  'latitude',
  'longitude',
  'phone',
  'email',
  'website',
  'typeId',
  'activity',
  'affiliation',
  'openingHours',
  'closed',
  'movedToId',
] as const;
export type RequestableField = (typeof REQUESTABLE_FIELDS)[number];

/**
 * Fields that a request of each kind can change. `closed` and `duplicate` carry no field values: the kind alone
 * determines the change.
 */
export const FIELDS_OF_KIND: Record<ChangeRequestKind, readonly RequestableField[]> = {
  closed: [],
  moved: ['street', 'postalCode', 'city', 'country', 'latitude', 'longitude', 'movedToId'],
  'wrong-data': REQUESTABLE_FIELDS.filter((field) => field !== 'movedToId'),
  duplicate: [],
};

/** Fields that only make sense together: an admin accepts all or none of them. */
const TOGETHER: readonly (readonly RequestableField[])[] = [
  ['latitude', 'longitude'],
  ['closed', 'movedToId'],
];

/** The chosen fields and their companions, in list order. */
export function withCompanions(
  chosen: readonly RequestableField[],
  requested: readonly RequestableField[],
): RequestableField[] {
  const all = new Set(
    chosen.flatMap((field) => TOGETHER.find((group) => group.includes(field)) ?? [field]),
  );
  return REQUESTABLE_FIELDS.filter((field) => all.has(field) && requested.includes(field));
}

/** Another retailer within this distance of the new place may be the same one. */
export const NEAR_METRES = 300;
export const COMMENT_MAX_LENGTH = 2_000;
/** Questions and answers of one request. */
export const MESSAGES_LIMIT = 40;

export const changeRequestBodySchema = z.strictObject({
  locationId: uuid,
  kind: z.enum(CHANGE_REQUEST_KINDS),
  /** New values by field; empty for `closed` and `duplicate`, where the kind determines the change. */
  changes: z.partialRecord(z.enum(REQUESTABLE_FIELDS), z.unknown()).default({}),
  /** For `duplicate`: the remaining location. */
  duplicateOfId: uuid.nullable().default(null),
  since: calendarDay.nullable().default(null),
  evidence: z.enum(EVIDENCE_KINDS),
  comment: z.string().max(COMMENT_MAX_LENGTH).default(''),
  /** Uploaded for a request and not used by another one. */
  photoFileId: uuid.nullable().default(null),
});
export type ChangeRequestBody = z.infer<typeof changeRequestBodySchema>;

const count = z.number().int();
const person = z.object({ id: z.string(), name: z.string(), role: z.string() });
const place = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

/** A request as a row of the list. */
export const changeRequestRowSchema = z.object({
  id: z.string(),
  kind: z.enum(CHANGE_REQUEST_KINDS),
  state: z.enum(CHANGE_REQUEST_STATES),
  location: place,
  /** Fields it would change. */
  fields: z.array(z.enum(REQUESTABLE_FIELDS)),
  /** For a move: the new town. For a duplicate: the name of the retailer that remains. */
  target: z.string(),
  evidence: z.enum(EVIDENCE_KINDS),
  requester: person,
  isOwn: z.boolean(),
  requestedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** The last message is a question, so the requester answers next. */
  isWaiting: z.boolean(),
});
export type ChangeRequestRow = z.infer<typeof changeRequestRowSchema>;

/** Facts that an admin checks before the decision; null if the module that provides the figure is not installed. */
export const changeChecksSchema = z.object({
  /** Other open retailers within 300 m of the new position; null without a position. */
  near: z.object({ count, nearest: z.string(), metres: count }).nullable(),
  openLeads: count.nullable(),
  reviews: count.nullable(),
  locatorPages: count.nullable(),
  /**
   * True if the URL of the locator page changes, because it contains name and town. The old URL redirects to the new
   * one.
   */
  pageMoves: z.boolean(),
});
export type ChangeChecks = z.infer<typeof changeChecksSchema>;

export const changeRequestSchema = changeRequestRowSchema.extend({
  version: count,
  /** Version of the current location, to which a decision refers. */
  locationVersion: count,
  locationClosed: z.boolean(),
  values: z.array(
    z.object({
      field: z.enum(REQUESTABLE_FIELDS),
      /** Value at the time of the request. */
      before: z.unknown(),
      now: z.unknown(),
      suggested: z.unknown(),
      /** Accepted fields; null until the request is decided. */
      taken: z.boolean().nullable(),
    }),
  ),
  /** Names of the types and locations in the values. */
  names: z.record(z.string(), z.string()),
  since: z.string().nullable(),
  comment: z.string(),
  hasPhoto: z.boolean(),
  duplicateOf: place.nullable(),
  messages: z.array(
    z.object({ by: z.string(), isQuestion: z.boolean(), at: z.iso.datetime(), text: z.string() }),
  ),
  decidedBy: z.string().nullable(),
  reason: z.string(),
  checks: changeChecksSchema,
});
export type ChangeRequest = z.infer<typeof changeRequestSchema>;

/** Stores a change request in the caller's transaction; throws the problems of `change-request-problems.ts`. */
export const createChangeRequest = definePort<
  { clientId: string; userId: string; request: ChangeRequestBody },
  { id: string }
>('directory.create-change-request');

/** Number of open requests about a location. */
export const openChangeRequests = definePort<{ clientId: string; locationId: string }, number>(
  'directory.open-change-requests',
);

/** Data that other modules store for a location and that moves with it; implemented by that module. */
type OfLocation = { clientId: string; locationId: string; country: string };
export const countOpenLocationLeads = definePort<OfLocation, number>(
  'leads.open-leads-of-location',
);
export const countLocationReviews = definePort<OfLocation, number>(
  'communication.reviews-of-location',
);
/** Number of locators with a page of the location. */
export const countLocationPages = definePort<OfLocation, number>('locator.pages-of-location');
