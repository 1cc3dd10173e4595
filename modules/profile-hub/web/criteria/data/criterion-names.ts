import type { CriterionSource, CriterionType } from '#modules/profile-hub/contract/criterion.ts';
import type { CriterionView } from '#modules/profile-hub/contract/criterion-list.ts';
import type { StandardKind } from '#modules/profile-hub/contract/standard-criteria.ts';

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

/** Descriptions of standard criteria. */
export const STANDARD_ABOUT = {
  email: 'profile-hub:criterion.aboutStandard.email',
  text: 'profile-hub:criterion.aboutStandard.text',
  phone: 'profile-hub:criterion.aboutStandard.phone',
  choice: 'profile-hub:criterion.aboutStandard.choice',
  day: 'profile-hub:criterion.aboutStandard.day',
  country: 'profile-hub:criterion.aboutStandard.country',
  locale: 'profile-hub:criterion.aboutStandard.locale',
  consent: 'profile-hub:criterion.aboutStandard.consent',
} as const satisfies Record<StandardKind, string>;
