import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Header } from '#platform/web/shell/header/header.tsx';
import { ShellFrame } from '#platform/web/shell/shell-frame.tsx';
import classes from './bare-page.module.css';

/** A page without a client: only the header above it. */
export function BarePage({ end, children }: { end?: ReactNode; children: ReactNode }) {
  return (
    <ShellFrame place="alone" header={<Header kind="bare" end={end} />}>
      <div className={classes.alone}>{children}</div>
    </ShellFrame>
  );
}

/** Links to the user's start page [NAV-01]. */
export function HomeButton() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to="/" leftSection={<Icon of={IconArrowLeft} />}>
      {t('suite:notFound.home')}
    </Button>
  );
}
