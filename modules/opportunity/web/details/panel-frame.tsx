import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
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
        {/* The focus goes here when the panel opens. */}
        <h2 tabIndex={-1}>{title}</h2>
        {note !== undefined && <span className={classes.small}>{note}</span>}
        <ActionIcon variant="subtle" aria-label={t('platform:shell.close')} onClick={onClose}>
          <Icon of={IconX} />
        </ActionIcon>
      </div>
      {children}
    </div>
  );
}

/**
 * Loading state and content of details. Shows a message instead of an error for items outside the reader's map
 * [OPP-07].
 */
export function DetailsBoundary<Data>({
  query,
  loading,
  children,
}: {
  query: UseQueryResult<Data>;
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const { t } = useTranslation();
  if (query.error instanceof ProblemError && query.error.status === 404)
    return <p className={classes.small}>{t('opportunity:details.notOnMap')}</p>;
  return (
    <QueryBoundary query={query} {...(loading !== undefined && { loading })}>
      {children}
    </QueryBoundary>
  );
}
