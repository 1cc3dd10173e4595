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
import { useMemo, useRef } from 'react';
import type { FieldType } from '#modules/forms/contract/field-types.ts';

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
  text: 'forms:field.type.text',
  longText: 'forms:field.type.longText',
  email: 'forms:field.type.email',
  phone: 'forms:field.type.phone',
  number: 'forms:field.type.number',
  date: 'forms:field.type.date',
  select: 'forms:field.type.select',
  radio: 'forms:field.type.radio',
  checkbox: 'forms:field.type.checkbox',
  file: 'forms:field.type.file',
  product: 'forms:field.type.product',
  consent: 'forms:field.type.consent',
} as const satisfies Record<FieldType, string>;

/** Stable row ids: a new field keeps its row, and so the focus, while its key changes. */
export function useRowIds() {
  const ids = useRef(new Map<string, string>());
  const made = useRef(0);
  return useMemo(
    () => ({
      idOf: (key: string) => ids.current.get(key) ?? key,
      /** Without an old key: a new field. */
      rename(key: string | null, next: string) {
        made.current += 1;
        const id = key === null ? `new-${made.current}` : (ids.current.get(key) ?? key);
        if (key !== null) ids.current.delete(key);
        ids.current.set(next, id);
      },
    }),
    [],
  );
}
