import type { CriterionChanges } from '#modules/profile-hub/contract/criteria-calls.ts';
import type {
  Criterion,
  CriterionSource,
  CriterionType,
  CriterionView,
  Labels,
} from '#modules/profile-hub/contract/criterion.ts';

export const VIEW_NAMES = {
  all: 'profile-hub:criterion.view.all',
  standard: 'profile-hub:criterion.view.standard',
  own: 'profile-hub:criterion.view.own',
  inactive: 'profile-hub:criterion.view.inactive',
} as const satisfies Record<CriterionView, string>;

export const TYPE_NAMES = {
  text: 'profile-hub:criterion.type.text',
  closedUnique: 'profile-hub:criterion.type.closedUnique',
  closedMultiple: 'profile-hub:criterion.type.closedMultiple',
} as const satisfies Record<CriterionType, string>;

export const SOURCE_NAMES = {
  GTR: 'profile-hub:criterion.source.standard',
  custom: 'profile-hub:criterion.source.custom',
  brand: 'profile-hub:criterion.source.brand',
} as const satisfies Record<CriterionSource, string>;

export const CRITERION_LABELS = {
  label: 'profile-hub:criterion.label',
  labels: 'profile-hub:criterion.labels',
  kind: 'profile-hub:criterion.kind',
  options: 'profile-hub:criterion.options',
  active: 'profile-hub:criterion.active',
  mandatory: 'profile-hub:criterion.mandatory',
} as const;

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

export function toCriterionValues(stored: Criterion | null): CriterionValues {
  if (!stored)
    return { label: '', labels: {}, kind: 'text', options: [], active: true, mandatory: false };
  return {
    label: stored.label,
    labels: stored.labels ?? {},
    kind: stored.consent ? 'consent' : stored.type,
    options: stored.options.flatMap(({ id, label, labels = {} }) =>
      typeof id === 'number' ? [{ id, label, labels }] : [],
    ),
    active: stored.active,
    mandatory: stored.mandatory,
  };
}

export function isList(kind: CriterionKind): boolean {
  return kind === 'closedUnique' || kind === 'closedMultiple';
}

/** Omits empty rows. */
export function writtenOptions({ kind, options }: CriterionValues): OptionValue[] {
  if (!isList(kind)) return [];
  return options
    .filter(({ label }) => label.trim() !== '')
    .map((option) => ({ ...option, labels: writtenLabels(option.labels) }));
}

/** Omits empty languages. */
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
