import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { z } from 'zod';
import { TEXT_SHEET_LETTERS, TEXT_SHEET_LINES } from '#modules/forms/contract/limits.ts';
import {
  readTextSheetCall,
  type SheetText,
  textColumnsMissing,
  writeTextSheetCall,
} from '#modules/forms/contract/texts/form-text-calls.ts';
import { FILE_KINDS } from '#platform/contract/files/file-kind.ts';
import { fileUnpacksTooLarge } from '#platform/contract/imports/import-problems.ts';
import { LOCALES, type Locale, languageTag } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { ReceivedFile } from '#platform/server/http/request/multipart-parts.ts';
import { sheetProblem } from '#platform/server/imports/check-file.ts';
import { normalizeForComparison } from '#platform/server/imports/import-column.ts';
import { datedFileName } from '#platform/server/spreadsheets/dated-file-name.ts';
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts';
import { writeSheet } from '#platform/server/spreadsheets/write-sheet.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { route } from '../route.ts';
import type { Context } from '../tables.ts';

const { kinds, maxBytes } = readTextSheetCall.upload;
const LIMITS = { lines: TEXT_SHEET_LINES };
/** Longer than reading takes; the file then expires, even if the process crashed. */
const FILE_LIFETIME_MS = 10 * 60 * 1000;

export const writeTextSheetRoute = route(
  writeTextSheetCall,
  async ({ app, body, membership: { timeZone }, principal: { locale } }) => ({
    fileName: datedFileName('texts', 'xlsx', timeZone),
    contentType: FILE_KINDS.xlsx.contentType,
    stream: writeTextSheet(body, { t: app.texts.translator(locale), reader: locale }),
  }),
);

export const readTextSheetRoute = route(
  readTextSheetCall,
  async ({ db, app, membership: { clientId }, file }) => ({
    lines: await readTextSheet({ db, app }, clientId, file),
  }),
);

/** Sheet for translators: key, location of each text, then one column per language, the reference first. */
function writeTextSheet(
  { locales, lines }: z.output<typeof writeTextSheetCall.body>,
  { t, reader }: { t: Translate; reader: Locale },
): Readable {
  return writeSheet({
    format: 'xlsx',
    title: t('forms:editor.section.translations'),
    header: [t('forms:field.key'), t('forms:editor.texts.sheet.where'), ...locales.map(headerOf)],
    rows: lines.map(({ key, where, texts }) => [
      key,
      where,
      ...locales.map((locale) => texts[locale] ?? ''),
    ]),
    reader,
  });
}

/** `Deutsch (de)`: the name is for the reader; the code identifies the language on import. */
function headerOf(locale: Locale): string {
  const tag = languageTag(locale);
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return `${name.charAt(0).toLocaleUpperCase(tag)}${name.slice(1)} (${locale})`;
}

/** Reads the lines of a text sheet. The uploaded file is checked, read by the bounded reader and deleted. */
async function readTextSheet(
  { db, app }: Context,
  clientId: string,
  { name, stream }: ReceivedFile,
): Promise<SheetText[]> {
  const file = await app.files.put(db, {
    clientId,
    name,
    stream,
    maxBytes,
    allow: kinds,
    expiresAt: new Date(Date.now() + FILE_LIFETIME_MS),
  });
  try {
    const bytes = async () =>
      Uint8Array.from(await buffer((await app.files.open(db, file)).stream));
    return await linesOf({ app }, bytes);
  } catch (error) {
    throw sheetProblem(error, LIMITS);
  } finally {
    await app.files.remove(db, file);
  }
}

async function linesOf(
  { app }: { app: App },
  bytes: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<SheetText[]> {
  const lines: SheetText[] = [];
  let columns: ReturnType<typeof textColumns> | undefined;
  let letters = 0;
  for await (const batch of readSheet({ bytes, kind: 'xlsx', limits: LIMITS }))
    for (const { line, cells } of batch) {
      letters += cells.join('').length;
      if (letters > TEXT_SHEET_LETTERS) throw fileUnpacksTooLarge();
      if (!columns) columns = textColumns({ app }, cells);
      else if (cells.some((cell) => cell.trim() !== '')) lines.push(lineOf(line, cells, columns));
    }
  if (!columns) throw textColumnsMissing();
  return lines;
}

function lineOf(
  line: number,
  cells: readonly string[],
  { key, locales }: ReturnType<typeof textColumns>,
): SheetText {
  const texts = locales.map(([locale, at]) => [
    locale,
    (cells[at] ?? '').replaceAll('\r\n', '\n').trim(),
  ]);
  return { line, key: (cells[key] ?? '').trim(), texts: Object.fromEntries(texts) };
}

/** The key and language columns of a sheet, in whichever language it was created; other columns are notes. */
function textColumns(
  { app }: { app: Pick<App, 'texts'> },
  header: readonly string[],
): { key: number; locales: (readonly [Locale, number])[] } {
  const names = [
    'key',
    ...LOCALES.map((locale) => app.texts.translator(locale)('forms:field.key')),
  ];
  const keyNames = new Set(names.map(normalizeForComparison));
  const key = header.findIndex((cell) => keyNames.has(normalizeForComparison(cell)));
  const locales = LOCALES.flatMap((locale) => {
    const at = header.findIndex((cell) => codeOf(cell) === locale);
    return at < 0 ? [] : [[locale, at] as const];
  });
  if (key < 0 || locales.length === 0) throw textColumnsMissing();
  return { key, locales };
}

/** `Deutsch (de)`, or only the code. */
function codeOf(cell: string): string {
  const [, code = cell] = /\(([a-z]{2})\)\s*$/i.exec(cell) ?? [];
  return code.trim().toLowerCase();
}
