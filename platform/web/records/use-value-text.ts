import { useCallback } from 'react';
import type {
  DescribedField,
  DescribedFields,
} from '#platform/contract/records/complete-fields.ts';
import { type Formats, useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { translate } from '#platform/web/module/translate.ts';

interface Reader {
  format: Formats;
  /** Text of a key. */
  translateKey: (key: string) => string;
}

type TextOfKind = (value: never, reader: Reader, field: DescribedField) => string;

/** Formatter for each kind of field; other kinds are shown unchanged. */
const TEXTS: ReadonlyMap<string, TextOfKind> = new Map(
  Object.entries<TextOfKind>({
    choice: (value: string, { translateKey }, field) =>
      translateKey(choiceNames(field)[value] ?? value),
    whole: (value: number, { format }) => format.number(value),
    number: (value: number, { format }) => format.number(value),
    money: (value: number, { format }) => format.money(value),
    day: (value: string, { format }) => format.date(value),
    moment: (value: string, { format }) => format.moment(value),
    boolean: (value: boolean, { translateKey }) =>
      translateKey(value ? 'platform:filters.yes' : 'platform:filters.no'),
  }),
);

export function choiceNames(field: DescribedField): Readonly<Record<string, string>> {
  return 'names' in field ? (field.names as Readonly<Record<string, string>>) : {};
}

/** A value formatted in the user's language; empty if there is none. */
export function useValueText(fields: DescribedFields): (name: string, value: unknown) => string {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` changes with the language
  return useCallback(
    (name, value) => {
      const field = fields[name];
      if (!field || value === null || value === undefined) return '';
      const reader = { format, translateKey: (key: string) => translate(i18n, key) };
      return TEXTS.get(field.kind)?.(value as never, reader, field) ?? String(value);
    },
    [fields, format, i18n, t],
  );
}
