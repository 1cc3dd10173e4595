import type { LeadView, leadList } from '#modules/leads/contract/leads/lead-list.ts';
import type { LeadOrigin } from '#modules/leads/contract/leads/lead-origins.ts';

export const VIEW_NAMES = {
  all: 'leads:list.view.all',
  new: 'leads:list.view.new',
  accepted: 'leads:list.view.accepted',
  converted: 'leads:list.view.converted',
  lost: 'leads:list.view.lost',
  due: 'leads:list.view.due',
} as const satisfies Record<LeadView, string>;

export const SOURCE_NAMES = {
  touchpoint: 'leads:list.source.touchpoint',
  widget: 'leads:list.source.widget',
  page: 'leads:list.source.page',
  api: 'leads:list.source.api',
} as const satisfies Record<LeadOrigin, string>;

export const FIELD_NAMES = {
  status: 'leads:list.column.status',
  form: 'leads:list.column.form',
  owner: 'leads:list.column.owner',
  location: 'leads:list.column.location',
  country: 'leads:list.field.country',
  tag: 'leads:list.field.tag',
  sku: 'leads:list.field.sku',
  created: 'leads:list.column.created',
  accepted: 'leads:list.field.accepted',
  converted: 'leads:list.field.converted',
  lost: 'leads:list.field.lost',
  lossReason: 'leads:list.field.lossReason',
  source: 'leads:list.field.source',
  value: 'leads:list.column.value',
  late: 'leads:list.field.late',
  acceptMinutes: 'leads:list.field.acceptMinutes',
  currency: 'leads:conversion.currency',
} as const satisfies Record<keyof typeof leadList.fields, string>;
