import type { AnyRecord } from '#platform/contract/records/define-record.ts';
import type { TextKey } from '#platform/web/module/translate.ts';
import type {
  ClientPath,
  MenuSection,
  RecordPages,
  ScreenRoute,
} from '#platform/web/module/web-module.ts';
import type { RecordParts } from './record-parts.ts';
import type { RecordScreens } from './record-screens.tsx';

interface Given<Item extends string> {
  /** Texts and path of the description, which the shell does not load. */
  texts: string;
  path: ClientPath;
  item: Item;
  /** Its menu entry, if its path differs from that of the menu item. */
  section?: Omit<MenuSection<Item>, 'label' | 'item'>;
  /** Whether the record has a key, so that files can be imported. */
  isImported?: true;
  /** Loads the description, together with the first of its screens. */
  record: () => Promise<AnyRecord>;
  /** Custom parts of its screens. */
  parts?: () => Promise<RecordParts>;
}

/** Menu entry and screens of a described record, for `records` of `defineWebModule`. */
export function recordPages<const Item extends string>(given: Given<Item>): RecordPages<Item> {
  const { texts, path, item, section } = given;
  // The translation check knows the texts of a described record.
  const text = (key: string) => `${texts}.${key}` as TextKey;
  let made: Promise<RecordScreens> | undefined;
  const screens = () => {
    made ??= makeScreens(given);
    // Retries a chunk that failed to load with the next screen.
    made.catch(() => {
      made = undefined;
    });
    return made;
  };
  const route = (part: keyof RecordScreens, title: string, below = ''): ScreenRoute => ({
    path: `${path}${below}` as ClientPath,
    menu: item,
    ...(section && { section: path }),
    title: text(title),
    screen: async () => (await screens())[part],
  });
  return {
    sections: section ? { [path]: { ...section, item, label: text('list') } } : {},
    screens: [
      route('list', 'list'),
      route('create', 'new', '/new'),
      ...(given.isImported ? [route('import', 'import', '/import')] : []),
      { ...route('edit', 'one', '/{id}'), params: { id: 'uuid' } },
    ],
  };
}

async function makeScreens({
  record,
  parts,
}: Pick<Given<string>, 'record' | 'parts'>): Promise<RecordScreens> {
  const [{ recordScreens }, described, own] = await Promise.all([
    import('./record-screens.tsx'),
    record(),
    parts?.(),
  ]);
  return recordScreens(described, own);
}
