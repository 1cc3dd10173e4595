import {
  IconCalendar,
  IconCheckbox,
  IconCircleDot,
  IconHash,
  IconLetterCase,
  IconListDetails,
  IconMail,
  IconMessage,
  IconPackage,
  IconPaperclip,
  IconPhone,
  IconShieldCheck,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import type { FieldType } from '#modules/leads/contract/forms/field-types.ts';

export const FIELD_ICONS: Record<FieldType, TablerIcon> = {
  text: IconLetterCase,
  longText: IconMessage,
  email: IconMail,
  phone: IconPhone,
  number: IconHash,
  date: IconCalendar,
  select: IconListDetails,
  radio: IconCircleDot,
  checkbox: IconCheckbox,
  file: IconPaperclip,
  product: IconPackage,
  consent: IconShieldCheck,
};

export const FIELD_TYPE_NAMES = {
  text: 'leads:field.type.text',
  longText: 'leads:field.type.longText',
  email: 'leads:field.type.email',
  phone: 'leads:field.type.phone',
  number: 'leads:field.type.number',
  date: 'leads:field.type.date',
  select: 'leads:field.type.select',
  radio: 'leads:field.type.radio',
  checkbox: 'leads:field.type.checkbox',
  file: 'leads:field.type.file',
  product: 'leads:field.type.product',
  consent: 'leads:field.type.consent',
} as const satisfies Record<FieldType, string>;
