import type { StampCard } from '#modules/corner-shop/contract/stamp-card.ts';
import { stampCardFields } from '#modules/corner-shop/contract/stamp-card-fields.ts';
import { partOf } from '#platform/contract/fields/record-fields.ts';

const NAMES = Object.keys(stampCardFields) as (keyof typeof stampCardFields)[];

/** What the editor holds: every field, and nothing that only the server writes. */
export type StampCardValues = Pick<StampCard, keyof typeof stampCardFields>;

export function valuesOfStampCard(kept: StampCard | null): StampCardValues {
  const from: StampCardValues = kept ?? partOf(stampCardFields, 'empty');
  return Object.fromEntries(NAMES.map((name) => [name, from[name]])) as StampCardValues;
}

/** What was changed, so that a second editor undoes nothing that they did not touch. */
export function stampCardEdits(
  before: StampCardValues,
  after: StampCardValues,
): Partial<StampCardValues> {
  const changed = NAMES.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}
