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
