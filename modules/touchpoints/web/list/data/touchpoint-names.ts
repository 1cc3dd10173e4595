import type {
  TouchpointCondition,
  TouchpointView,
} from '#modules/touchpoints/contract/touchpoint.ts';
import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import { fieldsWith, pickFieldPart } from '#platform/contract/fields/record-fields.ts';

type TouchpointField = TouchpointCondition['field'];

export const VIEW_NAMES = {
  all: 'touchpoints:view.all',
  product: 'touchpoints:view.product',
  custom: 'touchpoints:view.custom',
  ending: 'touchpoints:view.ending',
  'never-scanned': 'touchpoints:view.neverScanned',
  deleted: 'touchpoints:view.deleted',
} as const satisfies Record<TouchpointView, string>;

export const FIELD_NAMES = {
  ...pickFieldPart(touchpointFields, 'label', fieldsWith(touchpointFields, 'filter')),
  type: 'touchpoints:field.type',
  state: 'touchpoints:field.state',
  scannedIn: 'touchpoints:field.scannedIn',
  scans: 'touchpoints:field.scans',
  clicks: 'touchpoints:field.clicks',
  hasQuantity: 'touchpoints:field.hasQuantity',
  suffix: 'touchpoints:field.suffix',
  sku: 'touchpoints:field.sku',
  product: 'touchpoints:field.product',
  destination: touchpointFields.destUrl.label,
  created: 'touchpoints:field.created',
  landing: 'touchpoints:field.landing',
  configuration: touchpointFields.configurationSlug.label,
} as const satisfies Record<TouchpointField, string>;
