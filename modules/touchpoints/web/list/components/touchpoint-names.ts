import type {
  LandingState,
  TouchpointState,
  TouchpointType,
} from '#modules/touchpoints/contract/touchpoint.ts';
import type {
  TouchpointCondition,
  TouchpointView,
} from '#modules/touchpoints/contract/touchpoint-list.ts';

export type TouchpointField = TouchpointCondition['field'];

export const VIEW_NAMES = {
  all: 'touchpoints:view.all',
  product: 'touchpoints:view.product',
  custom: 'touchpoints:view.custom',
  ending: 'touchpoints:view.ending',
  'never-scanned': 'touchpoints:view.neverScanned',
  deleted: 'touchpoints:view.deleted',
} as const satisfies Record<TouchpointView, string>;

export const TYPE_NAMES = {
  custom: 'touchpoints:type.custom',
  product: 'touchpoints:type.product',
} as const satisfies Record<TouchpointType, string>;

export const STATE_NAMES = {
  planned: 'touchpoints:state.planned',
  live: 'touchpoints:state.live',
  over: 'touchpoints:state.over',
  deleted: 'touchpoints:state.deleted',
} as const satisfies Record<TouchpointState, string>;

export const LANDING_STATE_NAMES = {
  none: 'touchpoints:landingState.none',
  waiting: 'touchpoints:landingState.waiting',
  ready: 'touchpoints:landingState.ready',
  failed: 'touchpoints:landingState.failed',
} as const satisfies Record<LandingState, string>;

export const FIELD_NAMES = {
  type: 'touchpoints:field.type',
  state: 'touchpoints:field.state',
  scannedIn: 'touchpoints:field.scannedIn',
  scans: 'touchpoints:field.scans',
  quantity: 'touchpoints:field.quantity',
  hasQuantity: 'touchpoints:field.hasQuantity',
  suffix: 'touchpoints:field.suffix',
  sku: 'touchpoints:field.sku',
  product: 'touchpoints:field.product',
  description: 'touchpoints:field.description',
  destination: 'touchpoints:field.destination',
  started: 'touchpoints:field.started',
  ended: 'touchpoints:field.ended',
  created: 'touchpoints:field.created',
  landing: 'touchpoints:field.landing',
  configuration: 'touchpoints:field.configuration',
} as const satisfies Record<TouchpointField, string>;
