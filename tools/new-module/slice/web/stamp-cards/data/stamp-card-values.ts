import type { StampCard } from '#modules/corner-shop/contract/stamp-card.ts';
import { stampCardFields } from '#modules/corner-shop/contract/stamp-card-fields.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';

const NAMES = Object.keys(stampCardFields) as (keyof typeof stampCardFields)[];

/** Values of the editor: every field, without those that only the server writes. */
export type StampCardValues = Pick<StampCard, keyof typeof stampCardFields>;

export function toStampCardValues(stored: StampCard | null): StampCardValues {
  const from: StampCardValues = stored ?? pickFieldPart(stampCardFields, 'empty');
  return Object.fromEntries(NAMES.map((name) => [name, from[name]])) as StampCardValues;
}

/** The changed fields only, so that a second user does not undo changes to other fields. */
export function stampCardEdits(
  before: StampCardValues,
  after: StampCardValues,
): Partial<StampCardValues> {
  const changed = NAMES.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}
