import { Button, Menu } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { QueueFigures } from '#modules/super-admin/contract/jobs.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useJobWords } from '../../data/use-job-words.ts';
import { usePauseQueue } from '../data/use-pause-queue.ts';

export function PauseMenu({ queues }: { queues: readonly QueueFigures[] }) {
  const { t } = useTranslation();
  const words = useJobWords();
  const { pause, resume } = usePauseQueue();
  return (
    <Menu position="bottom-end" width={288} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<Icon of={IconPlayerPause} />}>
          {t('super-admin:jobs.pauseMenu')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {queues.map((queue) =>
          queue.pausedAt ? (
            <Menu.Item
              key={queue.name}
              leftSection={<Icon of={IconPlayerPlay} />}
              onClick={() => resume(queue)}
            >
              {t('super-admin:jobs.resume', { queue: words.queue(queue.name) })}
            </Menu.Item>
          ) : (
            <Menu.Item
              key={queue.name}
              leftSection={<Icon of={IconPlayerPause} />}
              onClick={() => void pause(queue)}
            >
              {t('super-admin:jobs.pause', { queue: words.queue(queue.name) })}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
