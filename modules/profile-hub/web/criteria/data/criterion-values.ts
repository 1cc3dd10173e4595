import type { Criterion, Labels } from '#modules/profile-hub/contract/criterion.ts';
import type { CriterionChanges } from '#modules/profile-hub/contract/criterion-changes.ts';

/** Kinds that a user can choose for a new criterion; consent is a separate kind here. */
export const CRITERION_KINDS = ['text', 'closedUnique', 'closedMultiple', 'consent'] as const;
export type CriterionKind = (typeof CRITERION_KINDS)[number];

export interface OptionValue {
  /** Null if not saved yet. */
  id: number | null;
  label: string;
  labels: Labels;
}

export interface CriterionValues {
  label: string;
  labels: Labels;
  kind: CriterionKind;
  options: OptionValue[];
  active: boolean;
  mandatory: boolean;
}

export function toCriterionValues(kept: Criterion | null): CriterionValues {
  if (!kept)
    return { label: '', labels: {}, kind: 'text', options: [], active: true, mandatory: false };
  return {
    label: kept.label,
    labels: kept.labels ?? {},
    kind: kept.consent ? 'consent' : kept.type,
    options: kept.options.flatMap(({ id, label, labels = {} }) =>
      typeof id === 'number' ? [{ id, label, labels }] : [],
    ),
    active: kept.active,
    mandatory: kept.mandatory,
  };
}

export function isList(kind: CriterionKind): boolean {
  return kind === 'closedUnique' || kind === 'closedMultiple';
}

/** Empty rows are no options. */
export function writtenOptions({ kind, options }: CriterionValues): OptionValue[] {
  if (!isList(kind)) return [];
  return options
    .filter(({ label }) => label.trim() !== '')
    .map((option) => ({ ...option, labels: writtenLabels(option.labels) }));
}

/** A language that is left empty has no label. */
export function writtenLabels(labels: Labels): Labels {
  return Object.fromEntries(Object.entries(labels).filter(([, label]) => label?.trim()));
}

/** Only changed fields, so that a concurrent editor's changes are not reverted. */
export function criterionEdits(
  before: CriterionValues,
  after: CriterionValues,
): Omit<CriterionChanges, 'version'> {
  const edits: Omit<CriterionChanges, 'version'> = {};
  if (before.label !== after.label) edits.label = after.label;
  const labels = writtenLabels(after.labels);
  if (JSON.stringify(writtenLabels(before.labels)) !== JSON.stringify(labels))
    edits.labels = labels;
  if (before.active !== after.active) edits.active = after.active;
  if (before.mandatory !== after.mandatory) edits.mandatory = after.mandatory;
  const options = writtenOptions(after);
  if (JSON.stringify(writtenOptions(before)) !== JSON.stringify(options)) edits.options = options;
  return edits;
}
