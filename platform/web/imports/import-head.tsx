import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFileSpreadsheet, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFileSizes } from '#platform/web/file-drop/use-file-sizes.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { PHONE } from '#platform/web/layout/phone.ts';
import classes from './import-head.module.css';

/** What is imported, the file it comes from, and the way out. */
export function ImportHead({
  title,
  file,
  leaveTo,
  action,
}: {
  title: string;
  file: ImportReport['file'] | undefined;
  leaveTo: string;
  action?: ReactNode;
}) {
  const { t } = useTranslation();
  const size = useFileSizes();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const leave = t('platform:import.leave');
  return (
    <PageHead
      title={title}
      beside={
        isPhone && (
          <ActionIcon component={Link} to={leaveTo} aria-label={leave} className={classes.leave}>
            <Icon of={IconX} />
          </ActionIcon>
        )
      }
      {...(file && {
        subtitle: (
          <span className={classes.file}>
            <Icon of={IconFileSpreadsheet} size={14} />
            {file.name}, {size(file.size)}
          </span>
        ),
      })}
      {...(!isPhone && {
        actions: (
          <>
            {action}
            <Button
              component={Link}
              to={leaveTo}
              variant="subtle"
              leftSection={<Icon of={IconX} />}
            >
              {leave}
            </Button>
          </>
        ),
      })}
    />
  );
}
