import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  createLocationTypeCall,
  type LocationType,
  listLocationTypesCall,
} from '#modules/directory/contract/locations/location-types.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import linkClasses from '#platform/web/display/link.module.css';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { NameDialog } from '#platform/web/fields/name-dialog.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { ChooseDialog } from '../components/choice-fields.tsx';
import { useChangeTypes } from '../data/use-change-locations.ts';
import classes from './components/named-list.module.css';

/** Groups or types, a row each: how many locations it has, and what can be done with it. */
export function NamedList<Item extends { id: string; name: string }>({
  items,
  help,
  empty,
  newLabel,
  hrefOf,
  detailOf,
  onNew,
  onRename,
  onDelete,
}: {
  items: readonly Item[];
  help: string;
  empty: string;
  newLabel: string;
  /** The list of its locations. */
  hrefOf: (item: Item) => string;
  detailOf: (item: Item) => string;
  onNew: () => void;
  onRename: (item: Item) => void;
  onDelete: (item: Item) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.list}>
      <div className={classes.head}>
        <p className={classes.help}>{help}</p>
        <Button leftSection={<Icon of={IconPlus} />} onClick={onNew}>
          {newLabel}
        </Button>
      </div>
      {items.length === 0 && <p className={classes.empty}>{empty}</p>}
      <ul>
        {items.map((item) => (
          <li key={item.id} className={classes.row}>
            <Link to={hrefOf(item)} className={`${linkClasses.link} ${classes.name}`}>
              {item.name}
            </Link>
            <span className={classes.detail}>{detailOf(item)}</span>
            <Tooltip label={t('directory:named.rename')}>
              <ActionIcon
                aria-label={t('directory:named.renameNamed', { name: item.name })}
                onClick={() => onRename(item)}
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

/** The list of locations with one group or one type. */
export function narrowedList(clientId: string, field: 'group' | 'type', id: string): string {
  return `${clientAddress(clientId, 'settings/locations')}?f.${field}=any-of:${id}`;
}

type Opened = { kind: 'new' } | { kind: 'rename' | 'move'; type: LocationType };

/** The types of locations; locations of a type that goes get another one first [SUP-02]. */
export function TypesPanel({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const confirm = useConfirm();
  const say = useProblemText();
  const params = { uuid: clientId };
  const types = useCall(listLocationTypesCall, { params });
  const { create, rename, remove } = useChangeTypes();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const counted = (count: number) => ({ count, formatted: number(count) });

  const drop = async ({ id, name }: LocationType, moveTo?: string) => {
    try {
      await remove.mutateAsync({ params: { ...params, id }, query: moveTo ? { moveTo } : {} });
      showToast({ text: t('directory:type.deleted', { name }) });
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
    }
  };
  const confirmDelete = async (type: LocationType) => {
    if (type.locations > 0) return setOpened({ kind: 'move', type });
    const isSure = await confirm({
      title: t('directory:type.deleteQuestion', { name: type.name }),
      lost: t('directory:type.deleteUnused'),
      keep: t('directory:type.keep'),
      act: t('directory:type.deleteAct'),
    });
    if (isSure) await drop(type);
  };

  return (
    <QueryBoundary query={types}>
      {({ items }) => (
        <>
          <NamedList
            items={items}
            help={t('directory:type.help')}
            empty={t('directory:type.empty')}
            newLabel={t('directory:type.new')}
            hrefOf={({ id }) => narrowedList(clientId, 'type', id)}
            detailOf={({ locations }) => t('directory:list.locations', counted(locations))}
            onNew={() => setOpened({ kind: 'new' })}
            onRename={(type) => setOpened({ kind: 'rename', type })}
            onDelete={(type) => void confirmDelete(type)}
          />
          {opened?.kind === 'new' && (
            <NameDialog
              label={t('directory:field.name')}
              schema={createLocationTypeCall.body}
              title={t('directory:type.new')}
              act={t('directory:type.create')}
              onSave={(name) => create.mutateAsync({ params, body: { name } })}
              onClose={close}
            />
          )}
          {opened?.kind === 'rename' && (
            <NameDialog
              label={t('directory:field.name')}
              schema={createLocationTypeCall.body}
              title={t('directory:type.rename')}
              act={t('directory:named.save')}
              name={opened.type.name}
              onSave={(name) =>
                rename.mutateAsync({ params: { ...params, id: opened.type.id }, body: { name } })
              }
              onClose={close}
            />
          )}
          {opened?.kind === 'move' && (
            <ChooseDialog
              title={t('directory:type.deleteQuestion', { name: opened.type.name })}
              help={t('directory:type.moveHelp', counted(opened.type.locations))}
              label={t('directory:type.moveTo')}
              act={t('directory:type.deleteAct')}
              options={items
                .filter(({ id }) => id !== opened.type.id)
                .map(({ id, name }) => ({ value: id, label: name }))}
              onChoose={(moveTo) => drop(opened.type, moveTo)}
              onClose={close}
            />
          )}
        </>
      )}
    </QueryBoundary>
  );
}
