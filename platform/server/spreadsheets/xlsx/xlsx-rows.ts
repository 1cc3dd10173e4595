import { posix } from 'node:path';
import { classifyNumberFormatId, type NumberMeaning } from '../number-text.ts';
import {
  readingOrder,
  type SheetChoosing,
  type SheetLimits,
  SheetRefusal,
  type SheetRow,
} from '../sheet-reading.ts';
import { Archive } from './archive.ts';
import { decodeEscapes, readAttribute, readXml, type XmlListener } from './read-xml.ts';
import { SheetListener } from './sheet-listener.ts';

/**
 * Lines of the chosen sheet, or of the first visible one with content, streamed in one pass. A hidden sheet is read only if
 * no visible one has content.
 */
export async function* xlsxRows(
  bytes: Uint8Array,
  limits: SheetLimits,
  { sheet: chosen, choose }: SheetChoosing,
): AsyncGenerator<SheetRow> {
  const archive = await Archive.open(bytes, limits);
  const { sheets, sharedStrings, styles, date1904 } = await readWorkbook(archive);
  const book = {
    strings: sharedStrings ? await readSharedStrings(archive, sharedStrings) : [],
    styles: styles ? await readCellStyles(archive, styles) : [],
    date1904,
  };
  for (const { place, target } of readingOrder(sheets, chosen)) {
    choose(
      sheets.map(({ name, isHidden }) => ({ name, isHidden })),
      place,
    );
    let isEmpty = true;
    const listener = new SheetListener(book, limits);
    for await (const _ of readXml(archive.text(target), listener)) {
      const rows = listener.take();
      isEmpty &&= rows.every(({ cells }) => cells.length === 0);
      yield* rows;
    }
    if (!isEmpty) return;
  }
}

/** Meaning of numbers by cell style. */
async function readCellStyles(archive: Archive, part: string): Promise<NumberMeaning[]> {
  const formats = new Map<number, string>();
  const formatIds: number[] = [];
  let isCellStyles = false;
  await readPart(archive, part, {
    open(name, tag) {
      if (name === 'numFmt')
        formats.set(Number(readAttribute(tag, 'numFmtId')), readAttribute(tag, 'formatCode') ?? '');
      else if (name === 'cellXfs') isCellStyles = true;
      else if (name === 'xf' && isCellStyles)
        formatIds.push(Number(readAttribute(tag, 'numFmtId') ?? 0));
    },
    close(name) {
      if (name === 'cellXfs') isCellStyles = false;
    },
  });
  return formatIds.map((id) => classifyNumberFormatId(id, formats));
}

/** Texts that cells reference by number. Parts with different fonts are joined; phonetic readings are dropped. */
async function readSharedStrings(archive: Archive, part: string): Promise<string[]> {
  const strings: string[] = [];
  let current = '';
  let isText = false;
  let isReading = false;
  await readPart(archive, part, {
    open(name) {
      if (name === 'si') current = '';
      else if (name === 't') isText = true;
      else if (name === 'rPh') isReading = true;
    },
    text(text) {
      if (isText && !isReading) current += text;
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isReading = false;
      else if (name === 'si') strings.push(decodeEscapes(current));
    },
  });
  return strings;
}

/** Paths of the parts of a workbook. */
interface Workbook {
  /** In tab order, without chart sheets. */
  sheets: { name: string; isHidden: boolean; target: string }[];
  sharedStrings: string | undefined;
  styles: string | undefined;
  date1904: boolean;
}

interface Relation {
  type: string;
  target: string;
}

async function readWorkbook(archive: Archive): Promise<Workbook> {
  const office = [...(await readRelations(archive, '')).values()].find(({ type }) =>
    type.endsWith('/officeDocument'),
  );
  if (!office || !archive.has(office.target)) throw new SheetRefusal('unreadable');
  const relations = await readRelations(archive, office.target);
  const listed: { id: string; name: string; isHidden: boolean }[] = [];
  let date1904 = false;
  await readPart(archive, office.target, {
    open(name, tag) {
      if (name === 'sheet')
        listed.push({
          id: relationOf(tag),
          name: readAttribute(tag, 'name') ?? '',
          isHidden: /hidden/i.test(readAttribute(tag, 'state') ?? ''),
        });
      if (name === 'workbookPr') date1904 = /^(1|true)$/.test(readAttribute(tag, 'date1904') ?? '');
    },
  });
  const targetOf = (type: string) =>
    [...relations.values()].find((relation) => relation.type.endsWith(`/${type}`))?.target;
  return {
    sheets: listed.flatMap(({ id, ...sheet }) => {
      const relation = relations.get(id);
      return relation?.type.endsWith('/worksheet') ? [{ ...sheet, target: relation.target }] : [];
    }),
    sharedStrings: targetOf('sharedStrings'),
    styles: targetOf('styles'),
    date1904,
  };
}

/** The attribute `r:id`, whatever its namespace prefix in this file. */
function relationOf(tag: string): string {
  const found = /\s[\w.-]+:id\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(tag);
  return found?.[1] ?? found?.[2] ?? '';
}

async function readRelations(archive: Archive, part: string): Promise<Map<string, Relation>> {
  const folder = posix.dirname(part);
  const relations = new Map<string, Relation>();
  await readPart(archive, posix.join(folder, '_rels', `${posix.basename(part)}.rels`), {
    open(name, tag) {
      const target = readAttribute(tag, 'Target');
      if (name !== 'Relationship' || !target || readAttribute(tag, 'TargetMode') === 'External')
        return;
      relations.set(readAttribute(tag, 'Id') ?? '', {
        type: readAttribute(tag, 'Type') ?? '',
        target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
      });
    },
  });
  return relations;
}

/** Reads a small part of a workbook completely. */
async function readPart(
  archive: Archive,
  name: string,
  listener: Partial<XmlListener>,
): Promise<void> {
  const whole = { open() {}, text() {}, close() {}, ...listener };
  for await (const _ of readXml(archive.text(name), whole));
}
