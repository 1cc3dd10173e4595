import { Button } from '@mantine/core';
import { IconBookmark, IconBookmarkPlus, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { SavedView } from '#platform/contract/lists/saved-view.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import classes from './save-view.module.css';
import type { SavedViews } from './use-saved-views.ts';

const ViewDialog = onDemand(() => import('./view-dialog.tsx'));

/** Saves the current list under a name, and changes saved views [BEY-01]. */
export function SaveView({
  saved,
  current,
  isChanged,
  search,
  onOpen,
  onLeave,
}: {
  saved: SavedViews;
  /** The open saved view. */
  current: SavedView | undefined;
  isChanged: boolean;
  /** URL parameters of the current list. */
  search: () => string;
  onOpen: (view: SavedView) => void;
  /** Called after the open view was deleted. */
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  const notifyFailure = useNotifyFailure();
  const [dialog, setDialog] = useState<'new' | 'edit'>();
  const overwrite = (view: SavedView): void =>
    void saved
      .change(view, { search: search() })
      .then(onOpen)
      .catch((error: unknown) => notifyFailure(error, () => overwrite(view)));
  const remove = async (view: SavedView) => {
    if (await saved.remove(view)) onLeave();
  };
  const rows = () => [
    ...(current?.mayChange && isChanged
      ? [
          {
            id: 'overwrite',
            label: t('platform:savedViews.saveChanges', { name: current.name }),
            icon: <Icon of={IconBookmark} />,
            run: () => overwrite(current),
          },
        ]
      : []),
    {
      id: 'new',
      label: t('platform:savedViews.saveNew'),
      icon: <Icon of={IconBookmarkPlus} />,
      run: () => setDialog('new'),
    },
    ...(current?.mayChange
      ? [
          {
            id: 'edit',
            label: t('platform:savedViews.edit'),
            icon: <Icon of={IconPencil} />,
            run: () => setDialog('edit'),
          },
          {
            id: 'remove',
            label: t('platform:savedViews.remove'),
            icon: <Icon of={IconTrash} />,
            danger: true,
            startsGroup: true,
            run: () => void remove(current),
          },
        ]
      : []),
  ];
  const isEdit = dialog === 'edit' && current !== undefined;
  return (
    <>
      <DropMenu
        position="bottom-end"
        rows={rows}
        button={(props) => (
          <Button
            {...props}
            variant="subtle"
            className={classes.button}
            leftSection={<Icon of={IconBookmark} />}
            aria-label={t('platform:savedViews.save')}
          >
            <span className={classes.words}>{t('platform:savedViews.save')}</span>
          </Button>
        )}
      />
      {dialog && (
        <ViewDialog
          title={t(isEdit ? 'platform:savedViews.editTitle' : 'platform:savedViews.newTitle')}
          first={isEdit ? current : { name: '', shared: false }}
          share={
            saved.mayShare
              ? t(saved.isHouse ? 'platform:savedViews.shareHouse' : 'platform:savedViews.share')
              : undefined
          }
          onSave={async ({ name, shared }) => {
            // A new name does not change the query.
            if (isEdit) await saved.change(current, { name, shared });
            else onOpen(await saved.create({ name, shared, search: search() }));
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
