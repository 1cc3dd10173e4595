import { posix } from 'node:path';
import { SheetRefusal } from '../sheet-refusal.ts';
import type { Archive } from './archive.ts';
import { readPart } from './read-part.ts';
import { readAttribute } from './xml-text.ts';

/** Paths of the parts of a workbook. */
export interface Workbook {
  /** In the order of the tabs, without those that hold charts only. */
  sheets: { name: string; isHidden: boolean; target: string }[];
  sharedStrings: string | undefined;
  styles: string | undefined;
  date1904: boolean;
}

interface Relation {
  type: string;
  target: string;
}

export async function readWorkbook(archive: Archive): Promise<Workbook> {
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

/** `r:id`, whatever the namespace is called in this file. */
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
