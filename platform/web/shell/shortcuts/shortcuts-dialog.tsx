import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ModalDialog } from '../../layout/modal-dialog.tsx';
import classes from './shortcuts-dialog.module.css';
import { screenKeysStore } from './use-screen-keys.ts';

/** Lists the shortcuts: of this screen, global and in lists. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const screenKeys = useSyncExternalStore(screenKeysStore.subscribe, screenKeysStore.read);
  const parts = [
    ...(screenKeys ? [screenKeys] : []),
    {
      title: t('platform:keys.everywhere'),
      rows: [
        { keys: [t('platform:key.find'), '/'], what: t('platform:keys.search') },
        { keys: ['?'], what: t('platform:keys.thisHelp') },
        { keys: [t('platform:key.escape')], what: t('platform:keys.close') },
        { keys: [t('platform:key.tab')], what: t('platform:keys.next') },
        { keys: [t('platform:key.aside')], what: t('platform:keys.finishText') },
      ],
    },
    {
      title: t('platform:keys.inLists'),
      rows: [
        { keys: ['↑', '↓'], what: t('platform:keys.move') },
        { keys: [t('platform:key.enter')], what: t('platform:keys.open') },
        { keys: [t('platform:key.space')], what: t('platform:keys.peek') },
        { keys: ['X'], what: t('platform:keys.select') },
      ],
    },
  ];
  return (
    <ModalDialog label={t('platform:shell.shortcuts')} className={classes.dialog} onClose={onClose}>
      <header className={classes.head}>
        <h2 className={classes.title}>{t('platform:shell.shortcuts')}</h2>
        <ActionIcon aria-label={t('platform:shell.close')} onClick={onClose}>
          <Icon of={IconX} />
        </ActionIcon>
      </header>
      {parts.map(({ title, rows }) => (
        <section key={title}>
          <h3 className={classes.part}>{title}</h3>
          {rows.map(({ keys, what }) => (
            <div key={what} className={classes.row}>
              {what}
              <span className={classes.keys}>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </span>
            </div>
          ))}
        </section>
      ))}
    </ModalDialog>
  );
}
