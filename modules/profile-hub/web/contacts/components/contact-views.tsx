import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { Tag } from '#platform/web/display/states/tag.tsx';
import { formatViewSearch } from '#platform/web/list/views/saved-search.ts';
import type { SavedViews } from '#platform/web/list/views/use-saved-views.ts';
import classes from './contact-views.module.css';

/** Every view that one sees, to be opened or taken away. */
export function ContactViews({ list, saved }: { list: string; saved: SavedViews }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.views}>
      {saved.views.map((view) => (
        <li key={view.id} className={classes.view}>
          <Link className={classes.name} to={`${list}${formatViewSearch(view)}`}>
            {view.name}
          </Link>
          {view.shared && <Tag>{t('profile-hub:contact.sharedView')}</Tag>}
          {view.mayChange && (
            <ActionIcon
              className={classes.act}
              aria-label={t('profile-hub:contact.deleteView', { name: view.name })}
              onClick={() => void saved.remove(view)}
            >
              <Icon of={IconTrash} />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}
