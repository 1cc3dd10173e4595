import { z } from 'zod';
import { calendarDay } from '#platform/contract/calendar.ts';
import { uuid } from '#platform/contract/ids.ts';

/** A change of a location that somebody suggests and an admin decides field by field [OPP-06]. */
export const CHANGE_REQUEST_KINDS = ['closed', 'moved', 'wrong-data', 'duplicate'] as const;
export type ChangeRequestKind = (typeof CHANGE_REQUEST_KINDS)[number];

export const CHANGE_REQUEST_STATES = ['open', 'accepted', 'declined'] as const;
export type ChangeRequestState = (typeof CHANGE_REQUEST_STATES)[number];

/** How the asker knows. */
export const EVIDENCE_KINDS = ['visited', 'phoned', 'told-by-store', 'website', 'other'] as const;

/** Fields of a location that a request can change; each holds what the location's call takes. */
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

export const changeRequestBodySchema = z.strictObject({
  locationId: uuid,
  kind: z.enum(CHANGE_REQUEST_KINDS),
  /** New values by field; empty for `closed` and `duplicate`, whose change follows from the kind. */
  changes: z.partialRecord(z.enum(REQUESTABLE_FIELDS), z.unknown()).default({}),
  /** Of `duplicate`: the location that stays. */
  duplicateOfId: uuid.nullable().default(null),
  since: calendarDay.nullable().default(null),
  evidence: z.enum(EVIDENCE_KINDS),
  comment: z.string().max(2_000).default(''),
  /** Uploaded as a photo of a location. */
  photoFileId: uuid.nullable().default(null),
});
export type ChangeRequestBody = z.infer<typeof changeRequestBodySchema>;
