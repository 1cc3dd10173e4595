import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import linkClasses from '#platform/web/display/link.module.css';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { NameDialog } from '#platform/web/fields/name-dialog.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import classes from '../../components/named-list.module.css';

interface Named {
  id: string;
  name: string;
}
interface NamedPanelProps<Item extends Named> {
  query: Parameters<typeof QueryBoundary<{ items: Item[] }>>[0]['query'];
  texts: Record<'help' | 'empty' | 'new' | 'create' | 'rename', string>;
  schema: ComponentProps<typeof NameDialog>['schema'];
  /** Link to the list of its locations. */
  hrefOf: (item: Item) => string;
  detailOf: (item: Item) => string;
  onCreate: (name: string) => Promise<unknown>;
  onRename: (id: string, name: string) => Promise<unknown>;
  onDelete: (item: Item, items: readonly Item[]) => void;
}

/** Groups or types of locations, with dialogs to create and rename one. */
export function NamedPanel<Item extends Named>(given: NamedPanelProps<Item>) {
  const { query, texts, schema, onCreate, onRename } = given;
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Item | 'new'>();
  return (
    <QueryBoundary query={query}>
      {({ items }) => (
        <>
          <NamedList
            {...given}
            items={items}
            onNew={() => setOpened('new')}
            onOpen={setOpened}
            onDelete={(item) => given.onDelete(item, items)}
          />
          {opened && (
            <NameDialog
              label={t('directory:field.name')}
              schema={schema}
              title={opened === 'new' ? texts.new : texts.rename}
              act={opened === 'new' ? texts.create : t('directory:named.save')}
              name={opened === 'new' ? '' : opened.name}
              onSave={(name) => (opened === 'new' ? onCreate(name) : onRename(opened.id, name))}
              onClose={() => setOpened(undefined)}
            />
          )}
        </>
      )}
    </QueryBoundary>
  );
}

/** One row each, with its number of locations and its actions. */
function NamedList<Item extends Named>({
  items,
  texts,
  hrefOf,
  detailOf,
  onNew,
  onOpen,
  onDelete,
}: Pick<NamedPanelProps<Item>, 'texts' | 'hrefOf' | 'detailOf'> & {
  items: readonly Item[];
  onNew: () => void;
  onOpen: (item: Item) => void;
  onDelete: (item: Item) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.list}>
      <div className={classes.head}>
        <p className={classes.help}>{texts.help}</p>
        <Button leftSection={<Icon of={IconPlus} />} onClick={onNew}>
          {texts.new}
        </Button>
      </div>
      {items.length === 0 && <p className={classes.empty}>{texts.empty}</p>}
      <ul>
        {items.map((item) => (
          <li key={item.id} className={classes.row} data-actions={2}>
            <Link to={hrefOf(item)} className={`${linkClasses.link} ${classes.name}`}>
              {item.name}
            </Link>
            <span className={classes.detail}>{detailOf(item)}</span>
            <Tooltip label={t('directory:named.rename')}>
              <ActionIcon
                aria-label={t('directory:named.renameNamed', { name: item.name })}
                onClick={() => onOpen(item)}
              >
                <Icon of={IconPencil} />
              </ActionIcon>
            </Tooltip>
            <Tooltip label={t('directory:named.delete')}>
              <ActionIcon
                aria-label={t('directory:named.deleteNamed', { name: item.name })}
                onClick={() => onDelete(item)}
              >
                <Icon of={IconTrash} />
              </ActionIcon>
            </Tooltip>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Link to the locations of one group or type. */
export function narrowedList(clientId: string, field: 'group' | 'type', id: string): string {
  return `${clientAddress(clientId, 'settings/locations')}?f.${field}=any-of:${id}`;
}
