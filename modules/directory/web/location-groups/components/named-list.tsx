import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import linkClasses from '#platform/web/display/link.module.css';
import classes from './named-list.module.css';

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
