import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import classes from './details.module.css';

/** Title and way out of the panel at the side of the map. */
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
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <h2>{title}</h2>
        {note !== undefined && <span className={classes.small}>{note}</span>}
        <ActionIcon variant="subtle" aria-label={t('platform:shell.close')} onClick={onClose}>
          <Icon of={IconX} />
        </ActionIcon>
      </div>
      {children}
    </div>
  );
}
