import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { NameDialog } from '#platform/web/fields/name-dialog.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { ShortTable } from '#platform/web/table/short-table.tsx';
import classes from '../../components/named-list.module.css';

interface Named {
  id: string;
  name: string;
}
interface NamedPanelProps<Item extends Named> {
  query: Parameters<typeof QueryBoundary<{ items: Item[] }>>[0]['query'];
  texts: Record<'label' | 'help' | 'empty' | 'new' | 'create' | 'rename', string>;
  schema: ComponentProps<typeof NameDialog>['schema'];
  /** Link to the list of its locations. */
  hrefOf: (item: Item) => string;
  columns: ComponentProps<typeof ShortTable<Item>>['columns'];
  /** The dialog for a new one is open. */
  isAdding: boolean;
  onAdded: () => void;
  onCreate: (name: string) => Promise<unknown>;
  onRename: (id: string, name: string) => Promise<unknown>;
  onDelete: (item: Item, items: readonly Item[]) => void;
}

/** Groups or types of locations, with dialogs to create and rename one. */
export function NamedPanel<Item extends Named>({
  query,
  texts,
  schema,
  hrefOf,
  columns,
  isAdding,
  onAdded,
  onCreate,
  onRename,
  onDelete,
}: NamedPanelProps<Item>) {
  const { t } = useTranslation();
  const [renamed, setRenamed] = useState<Item>();
  const dialog = { label: t('directory:field.name'), schema };
  return (
    <QueryBoundary query={query}>
      {({ items }) => (
        <>
          <p className={classes.help}>{texts.help}</p>
          {items.length === 0 ? (
            <p className={classes.empty}>{texts.empty}</p>
          ) : (
            <ShortTable
              label={texts.label}
              nameHeader={t('directory:field.name')}
              rows={items}
              rowId={({ id }) => id}
              rowName={({ name }) => name}
              rowHref={hrefOf}
              columns={columns}
              rowActions={() => [
                {
                  id: 'rename',
                  label: t('directory:named.rename'),
                  icon: <Icon of={IconPencil} />,
                  run: setRenamed,
                },
                {
                  id: 'delete',
                  label: t('directory:named.delete'),
                  icon: <Icon of={IconTrash} />,
                  danger: true,
                  startsGroup: true,
                  run: (item) => onDelete(item, items),
                },
              ]}
            />
          )}
          {isAdding && (
            <NameDialog
              {...dialog}
              title={texts.new}
              act={texts.create}
              name=""
              onSave={onCreate}
              onClose={onAdded}
            />
          )}
          {renamed && (
            <NameDialog
              {...dialog}
              title={texts.rename}
              act={t('directory:named.save')}
              name={renamed.name}
              onSave={(name) => onRename(renamed.id, name)}
              onClose={() => setRenamed(undefined)}
            />
          )}
        </>
      )}
    </QueryBoundary>
  );
}

/** Link to the locations of one group or type. */
export function narrowedList(clientId: string, field: 'group' | 'type', id: string): string {
  return `${clientAddress(clientId, 'settings/locations')}?f.${field}=any-of:${id}`;
}
