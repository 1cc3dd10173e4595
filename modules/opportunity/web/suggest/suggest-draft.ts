import { z } from 'zod';
import {
  CHANGE_REQUEST_KINDS,
  type ChangeRequestBody,
  EVIDENCE_KINDS,
  type RequestableField,
} from '#modules/directory/contract/change-requests/change-request.ts';
import type { Location } from '#modules/directory/contract/locations/location.ts';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import { WEEK_DAYS } from '#modules/directory/contract/locations/opening-hours.ts';
import { type FieldFault, faultAt } from '#platform/contract/field-fault.ts';
import type { LngLat } from '#platform/web/map/map-data.ts';
import { readTypedHours } from './typed-hours.ts';

/** What was typed in the wizard, as text: it survives going back, a reload and a failed send. */
export const suggestDraftSchema = z.object({
  kind: z.enum(CHANGE_REQUEST_KINDS).nullable(),
  texts: z.record(z.string(), z.string()),
  /** By day. */
  hours: z.record(z.string(), z.string()),
  /** Longitude first. */
  position: z.tuple([z.number(), z.number()]).nullable(),
  duplicateOf: z.object({ id: z.string(), name: z.string() }).nullable(),
  since: z.string().nullable(),
  evidence: z.enum(EVIDENCE_KINDS).nullable(),
  comment: z.string(),
  photo: z.object({ fileId: z.string(), name: z.string() }).nullable(),
});
export type SuggestDraft = z.infer<typeof suggestDraftSchema>;

export const EMPTY_DRAFT: SuggestDraft = {
  kind: null,
  texts: {},
  hours: {},
  position: null,
  duplicateOf: null,
  since: null,
  evidence: null,
  comment: '',
  photo: null,
};

const ADDRESS_FIELDS = ['street', 'postalCode', 'city', 'country'] as const;
export const DATA_FIELDS = [
  'name',
  ...ADDRESS_FIELDS,
  'phone',
  'email',
  'website',
  'typeId',
  'activity',
  'affiliation',
] as const;
export type TextField = (typeof DATA_FIELDS)[number];
/** All that the second step shows: what the server refuses about them leads back to it. */
export const DETAIL_FIELDS: readonly string[] = [
  ...DATA_FIELDS,
  'duplicateOf',

  'evidence',
  'comment',
  'photo',
];

/** What a field shows: what was typed, else what the location has. */
export function textOf(draft: SuggestDraft, location: Location, field: TextField): string {
  const stored = field === 'typeId' ? location.type?.id : location[field];
  return draft.texts[field] ?? stored ?? '';
}

export function hoursOf(draft: SuggestDraft, location: Location, day: (typeof WEEK_DAYS)[number]) {
  const stored = location.openingHours?.[day].map(({ from, to }) => `${from}–${to}`).join(', ');
  return draft.hours[day] ?? stored ?? '';
}

export type Changes = ChangeRequestBody['changes'];

/** The fields of the chosen kind that differ from the location. */
export function changesOf(draft: SuggestDraft, location: Location): Changes {
  if (draft.kind !== 'moved' && draft.kind !== 'wrong-data') return {};
  const changes: Changes = {};
  for (const field of draft.kind === 'moved' ? ADDRESS_FIELDS : DATA_FIELDS) {
    const typed = textOf(draft, location, field).trim();
    if (typed === textOf(EMPTY_DRAFT, location, field)) continue;
    changes[field] = field === 'typeId' && typed === '' ? null : typed;
  }
  const { position } = draft;
  if (position && (position[0] !== location.longitude || position[1] !== location.latitude)) {
    changes.longitude = position[0];
    changes.latitude = position[1];
  }
  if (draft.kind === 'wrong-data' && WEEK_DAYS.some((day) => isOtherDay(draft, location, day)))
    changes.openingHours = Object.fromEntries(
      WEEK_DAYS.map((day) => [day, readTypedHours(hoursOf(draft, location, day))]),
    );
  return changes;
}

function isOtherDay(draft: SuggestDraft, location: Location, day: (typeof WEEK_DAYS)[number]) {
  return hoursOf(draft, location, day).trim() !== hoursOf(EMPTY_DRAFT, location, day);
}

/** What stands in the way of sending, by field; the server judges the same again. */
export function draftFaults(draft: SuggestDraft, location: Location): Map<string, FieldFault> {
  const faults = new Map<string, FieldFault>();
  const changes = changesOf(draft, location);
  for (const [field, value] of Object.entries(changes)) {
    if (field === 'openingHours') continue;
    const checked = locationFields[field as RequestableField].schema.safeParse(value);
    const issue = checked.error?.issues[0];
    if (issue) faults.set(field, faultAt({ ...issue, path: [field] }, { [field]: value }));
  }
  if (draft.kind === 'wrong-data')
    for (const day of WEEK_DAYS)
      if (readTypedHours(hoursOf(draft, location, day)) === null)
        faults.set(`hours.${day}`, { code: 'openingHours' });
  if (draft.kind === 'duplicate' && !draft.duplicateOf)
    faults.set('duplicateOf', { code: 'required' });
  if (draft.evidence === null) faults.set('evidence', { code: 'required' });
  const isAboutFields = draft.kind === 'moved' || draft.kind === 'wrong-data';
  if (isAboutFields && Object.keys(changes).length === 0)
    faults.set('nothing', { code: 'nothingChanged' });
  return faults;
}

export function bodyOf(draft: SuggestDraft, location: Location): ChangeRequestBody | undefined {
  const { kind, evidence } = draft;
  if (kind === null || evidence === null) return undefined;
  return {
    locationId: location.id,
    kind,
    changes: changesOf(draft, location),
    duplicateOfId: kind === 'duplicate' ? (draft.duplicateOf?.id ?? null) : null,
    since: draft.since,
    evidence,
    comment: draft.comment,
    photoFileId: draft.photo?.fileId ?? null,
  };
}

const EARTH_KM = 6_371;

export function kilometresBetween(one: LngLat, other: LngLat): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const [dx, dy] = [rad(other[0] - one[0]), rad(other[1] - one[1])];
  const a =
    Math.sin(dy / 2) ** 2 + Math.cos(rad(one[1])) * Math.cos(rad(other[1])) * Math.sin(dx / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(a));
}
