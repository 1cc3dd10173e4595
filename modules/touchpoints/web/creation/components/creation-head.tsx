import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** What is being made, and the way out; what was typed is kept. */
export function CreationHead({
  title,
  clientId,
  onStartOver,
}: {
  title: string;
  clientId: string;
  /** Left out while nothing was typed. */
  onStartOver?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  return (
    <PageHead
      title={title}
      actions={
        <>
          {onStartOver && (
            <Button variant="subtle" onClick={onStartOver}>
              {t('touchpoints:creation.startOver')}
            </Button>
          )}
          <Button
            component={Link}
            to={clientAddress(clientId, 'touchpoints/list')}
            variant="subtle"
            leftSection={<Icon of={IconX} />}
          >
            {t('touchpoints:creation.leave')}
          </Button>
        </>
      }
    />
  );
}
