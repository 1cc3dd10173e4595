import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconDots,
  IconExternalLink,
  IconFileDescription,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import type { TouchpointActions } from '../data/use-touchpoint-actions.ts';

/** What is done less often. */
export function TouchpointMenu({
  touchpoint: { tryUrl, state, landingPageState },
  actions,
}: {
  touchpoint: Touchpoint;
  actions: TouchpointActions;
}) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" width={248} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="default" size={32} aria-label={t('touchpoints:detail.more')}>
          <Icon of={IconDots} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component="a"
          href={tryUrl}
          target="_blank"
          rel="noreferrer"
          leftSection={<Icon of={IconExternalLink} />}
        >
          {t('touchpoints:detail.try')}
        </Menu.Item>
        {landingPageState !== 'none' && state !== 'deleted' && (
          <Menu.Item
            leftSection={<Icon of={IconFileDescription} />}
            onClick={() => void actions.refreshLanding()}
          >
            {t('touchpoints:detail.refreshLanding')}
          </Menu.Item>
        )}
        {state === 'deleted' ? (
          <Menu.Item
            leftSection={<Icon of={IconArrowBackUp} />}
            onClick={() => void actions.restore()}
          >
            {t('touchpoints:bulk.restore')}
          </Menu.Item>
        ) : (
          <Menu.Item
            leftSection={<Icon of={IconTrash} />}
            data-danger
            onClick={() => void actions.remove()}
          >
            {t('touchpoints:bulk.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
