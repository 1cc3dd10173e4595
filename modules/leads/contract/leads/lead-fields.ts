import { z } from 'zod';
import { TAG_MAX_LENGTH } from '#modules/forms/contract/limits.ts';
import type { RecordField } from '#platform/contract/fields/record-fields.ts';
import { uuid } from '#platform/contract/ids.ts';
import { COUNTRY_CODES } from '#platform/contract/text/country.ts';
import { currencySchema } from '#platform/contract/text/typed-values.ts';
import { LEAD_ORIGINS, LEAD_STATUSES, LOSS_REASONS } from './lead-status.ts';

/** Filter value for leads without an owner. */
export const NO_OWNER = 'nobody';
/** Filter value for no location or no country. */
export const NO_PLACE = '';

const choice = <Item extends z.ZodType<string, string>>(item: Item) =>
  ({ kind: 'choice', item }) as const;
const number = { kind: 'number', item: z.number().int().min(0) } as const;
const date = { kind: 'date' } as const;
const countryOrNone = z
  .string()
  .refine((code) => code === NO_PLACE || COUNTRY_CODES.includes(code), { error: 'country' });

/**
 * Label, filter and column of each field of a lead, shared by list, filters and files [LEAD-01]. A filter without a column
 * has its own SQL.
 */
export const leadFields = {
  id: { label: 'leads:list.file.id' },
  consumer: { label: 'leads:list.column.consumer' },
  firstname: { label: 'leads:list.file.firstname' },
  lastname: { label: 'leads:list.file.lastname' },
  email: { label: 'leads:list.file.email' },
  phone: { label: 'leads:list.file.phone' },
  zip: { label: 'leads:list.file.zip' },
  city: { label: 'leads:list.column.city' },
  products: { label: 'leads:list.column.wants' },
  skus: { label: 'leads:list.file.skus' },
  status: {
    label: 'leads:list.column.status',
    filter: choice(z.enum(LEAD_STATUSES)),
    column: 'status',
  },
  form: { label: 'leads:list.column.form', filter: choice(uuid) },
  /** E-mail in lowercase, or `nobody` for leads without an owner. */
  owner: { label: 'leads:list.column.owner', filter: choice(z.string().max(320)) },
  ownerEmail: { label: 'leads:list.file.ownerEmail' },
  location: {
    label: 'leads:list.column.location',
    filter: choice(z.union([uuid, z.literal(NO_PLACE)])),
  },
  locationCity: { label: 'leads:list.file.locationCity' },
  country: { label: 'leads:list.field.country', filter: choice(countryOrNone) },
  tag: { label: 'leads:list.field.tag', filter: choice(z.string().max(TAG_MAX_LENGTH)) },
  tags: { label: 'leads:list.column.tags' },
  sku: { label: 'leads:list.field.sku', filter: { kind: 'text' } },
  created: { label: 'leads:list.column.created', filter: date, column: 'created_at' },
  accepted: { label: 'leads:list.field.accepted', filter: date, column: 'accepted_at' },
  converted: { label: 'leads:list.field.converted', filter: date, column: 'converted_at' },
  lost: { label: 'leads:list.field.lost', filter: date, column: 'lost_at' },
  lossReason: {
    label: 'leads:list.field.lossReason',
    filter: choice(z.enum(LOSS_REASONS)),
    column: 'lost_reason',
  },
  due: { label: 'leads:list.column.due' },
  closes: { label: 'leads:list.file.closes' },
  source: { label: 'leads:list.field.source', filter: choice(z.enum(LEAD_ORIGINS)) },
  /** In hundredths: the price, or else the estimated price. */
  value: { label: 'leads:list.column.value', filter: number, column: 'value' },
  price: { label: 'leads:list.file.price' },
  estimatedPrice: { label: 'leads:list.file.estimatedPrice' },
  /** Not answered within the form's response goal. */
  late: { label: 'leads:list.field.late', filter: { kind: 'boolean' } },
  /** Minutes from creation to acceptance, of accepted leads. */
  acceptMinutes: { label: 'leads:list.field.acceptMinutes', filter: number },
  /** Currency of value and price. */
  currency: {
    label: 'leads:conversion.currency',
    filter: choice(currencySchema),
    column: 'currency',
  },
  note: { label: 'leads:list.file.note' },
} as const satisfies Record<string, Pick<RecordField, 'label' | 'filter' | 'column'>>;
