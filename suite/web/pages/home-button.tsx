import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';

/** Links to the user's start page [NAV-01]. */
export function HomeButton() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to="/" leftSection={<Icon of={IconArrowLeft} />}>
      {t('suite:notFound.home')}
    </Button>
  );
}
