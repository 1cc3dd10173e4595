import { z } from 'zod';
import {
  CHANGE_REQUEST_KINDS,
  type ChangeRequestBody,
  EVIDENCE_KINDS,
  type RequestableField,
} from '#modules/directory/contract/change-requests/change-request.ts';
import type { Location } from '#modules/directory/contract/locations/location.ts';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import {
  type OpeningSpan,
  WEEK_DAYS,
} from '#modules/directory/contract/locations/opening-hours.ts';
import { type FieldFault, faultAt } from '#platform/contract/field-fault.ts';
import type { LngLat } from '#platform/web/map/map-data.ts';

const SPANS_MAX = 3;
/** `9`, `9:30`, `09.30`, `9h30`. */
const CLOCK = /^(\d{1,2})(?:[:.h](\d{2})?)?$/;

/** Input of the wizard as text. It survives going back, a reload and a failed submission. */
export const suggestDraftSchema = z.object({
  kind: z.enum(CHANGE_REQUEST_KINDS).nullable(),
  texts: z.record(z.string(), z.string()),
  /** By weekday. */
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
/** Fields of the second step; a server error on one of them returns the user to it. */
export const DETAIL_FIELDS: readonly string[] = [
  ...DATA_FIELDS,
  'duplicateOf',
  'since',
  'evidence',
  'comment',
  'photo',
];

/** Displayed value of a field: the input, otherwise the location's data. */
export function fieldText(draft: SuggestDraft, location: Location, field: TextField): string {
  const stored = field === 'typeId' ? location.type?.id : location[field];
  return draft.texts[field] ?? stored ?? '';
}

export function dayHoursText(
  draft: SuggestDraft,
  location: Location,
  day: (typeof WEEK_DAYS)[number],
) {
  const stored = location.openingHours?.[day].map(({ from, to }) => `${from}–${to}`).join(', ');
  return draft.hours[day] ?? stored ?? '';
}

export type Changes = ChangeRequestBody['changes'];

/** The fields of the chosen kind that differ from the location. */
export function suggestedChanges(draft: SuggestDraft, location: Location): Changes {
  if (draft.kind !== 'moved' && draft.kind !== 'wrong-data') return {};
  const changes: Changes = {};
  for (const field of draft.kind === 'moved' ? ADDRESS_FIELDS : DATA_FIELDS) {
    const typed = fieldText(draft, location, field).trim();
    if (typed === fieldText(EMPTY_DRAFT, location, field)) continue;
    changes[field] = field === 'typeId' && typed === '' ? null : typed;
  }
  const { position } = draft;
  if (position && (position[0] !== location.longitude || position[1] !== location.latitude)) {
    changes.longitude = position[0];
    changes.latitude = position[1];
  }
  if (draft.kind === 'wrong-data' && WEEK_DAYS.some((day) => isOtherDay(draft, location, day)))
    changes.openingHours = Object.fromEntries(
      WEEK_DAYS.map((day) => [day, readTypedHours(dayHoursText(draft, location, day))]),
    );
  return changes;
}

function isOtherDay(draft: SuggestDraft, location: Location, day: (typeof WEEK_DAYS)[number]) {
  return dayHoursText(draft, location, day).trim() !== dayHoursText(EMPTY_DRAFT, location, day);
}

/** Errors that prevent sending, by field; the server runs the same checks. */
export function draftFaults(draft: SuggestDraft, location: Location): Map<string, FieldFault> {
  const faults = new Map<string, FieldFault>();
  const changes = suggestedChanges(draft, location);
  for (const [field, value] of Object.entries(changes)) {
    if (field === 'openingHours') continue;
    const checked = locationFields[field as RequestableField].schema.safeParse(value);
    const issue = checked.error?.issues[0];
    if (issue) faults.set(field, faultAt({ ...issue, path: [field] }, { [field]: value }));
  }
  if (draft.kind === 'wrong-data')
    for (const day of WEEK_DAYS)
      if (readTypedHours(dayHoursText(draft, location, day)) === null)
        faults.set(`hours.${day}`, { code: 'openingHours' });
  if (draft.kind === 'duplicate' && !draft.duplicateOf)
    faults.set('duplicateOf', { code: 'required' });
  if (draft.evidence === null) faults.set('evidence', { code: 'required' });
  const isAboutFields = draft.kind === 'moved' || draft.kind === 'wrong-data';
  if (isAboutFields && Object.keys(changes).length === 0)
    faults.set('nothing', { code: 'nothingChanged' });
  return faults;
}

export function toChangeRequestBody(
  draft: SuggestDraft,
  location: Location,
): ChangeRequestBody | undefined {
  const { kind, evidence } = draft;
  if (kind === null || evidence === null) return undefined;
  return {
    locationId: location.id,
    kind,
    changes: suggestedChanges(draft, location),
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

/** Parses `9–12, 14:00-18:30` to spans; empty means closed. Null if invalid. */
export function readTypedHours(typed: string): OpeningSpan[] | null {
  const parts = typed.split(',').map((part) => part.trim());
  if (parts.every((part) => part === '')) return [];
  if (parts.length > SPANS_MAX) return null;
  const spans = parts.map((part) => {
    const [from, to, ...more] = part.split(/[-–]/).map((clock) => readClock(clock.trim()));
    return from && to && more.length === 0 && from < to ? { from, to } : null;
  });
  const isRead = spans.every((span) => span !== null);
  if (!isRead) return null;
  return spans.some((span, at) => at > 0 && span.from < (spans[at - 1]?.to ?? '')) ? null : spans;
}

function readClock(typed: string): string | null {
  const [, hour = '', minute = '00'] = CLOCK.exec(typed) ?? [];
  const clock = `${hour.padStart(2, '0')}:${minute}`;
  return hour !== '' && clock <= '24:00' && Number(minute) < 60 ? clock : null;
}
