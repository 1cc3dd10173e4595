import { Button } from '@mantine/core';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { useShellNavigation } from '../shell/shell-context.ts';
import { HomeButton } from './home-button.tsx';

/** The first screen of the module, or the start where the module has none, and the search. */
export function NextLinks() {
  const { t } = useTranslation();
  const { groups, openSearch } = useShellNavigation();
  const first = groups[0]?.items[0];
  return (
    <>
      {first ? (
        <Button component={Link} to={first.address} leftSection={<Icon of={IconArrowLeft} />}>
          {first.label}
        </Button>
      ) : (
        <HomeButton />
      )}
      <Button
        variant="default"
        leftSection={<Icon of={IconSearch} />}
        rightSection={<Kbd>{t('platform:key.find')}</Kbd>}
        onClick={openSearch}
      >
        {t('platform:shell.search')}
      </Button>
    </>
  );
}
