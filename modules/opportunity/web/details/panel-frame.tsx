import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import classes from './details.module.css';

/** The panel at the side of the map; below 1024 it goes below the map. */
export function PanelFrame({
  title,
  note,
  onClose,
  children,
}: {
  title: string;
  /** Beside the title. */
  note?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <aside className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className={classes.small}>{note}</span>}
        <ActionIcon variant="subtle" aria-label={t('platform:shell.close')} onClick={onClose}>
          <Icon of={IconX} />
        </ActionIcon>
      </div>
      {children}
    </aside>
  );
}
