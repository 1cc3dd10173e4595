import type { ComponentType, ReactNode } from 'react';
import { useMemo } from 'react';
import type { AnyRecord } from '#platform/contract/records/define-record.ts';
import type { RecordRow } from '#platform/contract/records/record-calls.ts';
import { type RecordText, recordText } from '#platform/contract/records/record-texts.ts';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { defineListing, inAddress, type Listing } from '#platform/web/list/listing.ts';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { type TextKey, translate } from '#platform/web/module/translate.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';

/** Values of a record in its form. */
export type RecordValues = Record<string, unknown>;
export interface InputProps {
  form: ComptoirForm<RecordValues>;
  name: string;
  label: string;
}

/** Custom parts of a record's screens; all others come from its description. */
export interface RecordParts<Row extends RecordRow = RecordRow> {
  /** Sentences below the labels of some fields. */
  help?: Readonly<Record<string, TextKey>>;
  /** Inputs of some fields, by their names. */
  inputs?: Readonly<Record<string, ComponentType<InputProps>>>;
  /** A hook that changes the columns of the description. */
  useColumns?: (described: TableColumn<Row>[]) => TableColumn<Row>[];
  card?: (row: Row, way: CardNavigation) => ReactNode;
  /** A status next to the title of a record. */
  beside?: (row: Row) => ReactNode;
  /** First steps on the empty list. */
  steps?: readonly TextKey[];
}

export type RecordListing = Listing<string, AnyRecord['list']['fields'], string, string, RecordRow>;

/** The list of a described record, for its screen and for the arrows on an opened record. */
export function recordListing({ id, list, calls, name, screen }: AnyRecord): RecordListing {
  return defineListing({
    name: id,
    list,
    call: calls.list,
    inputOf: (clientId: string, question) => ({
      params: { uuid: clientId },
      query: inAddress(question),
    }),
    idOf: (row: RecordRow) => row.id,
    nameOf: (row: RecordRow) => String(row[name]),
    hrefOf: (clientId: string, row: RecordRow) => clientAddress(clientId, `${screen}/${row.id}`),
  });
}

/** Texts of a described record and labels of its fields; the translation check knows their keys. */
export function useRecordTexts({ texts, fields }: AnyRecord) {
  const { t, i18n } = useTranslation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` changes with the language
  return useMemo(
    () => ({
      text: (text: RecordText) => translate(i18n, recordText({ texts }, text)),
      label: (field: string) => translate(i18n, fields[field]?.label ?? field),
    }),
    [t, i18n, texts, fields],
  );
}

export function toRecordValues({ fields }: AnyRecord, stored: RecordRow | null): RecordValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { empty }]) => [name, stored ? stored[name] : empty]),
  );
}

/** The changed fields only, so that a second user does not undo changes to other fields. */
export function changedValues(before: RecordValues, after: RecordValues): RecordValues {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => before[name] !== value),
  );
}
