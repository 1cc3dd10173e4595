import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './copy-button.module.css';
import { Icon } from './icon.tsx';

const SAID_FOR_MS = 1_500;

/** Copies a value that people paste elsewhere: a short URL, a request id, a key. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const { t } = useTranslation();
  const clipboard = useClipboard({ timeout: SAID_FOR_MS });
  return (
    <>
      <Tooltip label={clipboard.copied ? t('platform:copy.done') : label}>
        <ActionIcon aria-label={label} onClick={() => clipboard.copy(value)}>
          <Icon
            of={clipboard.copied ? IconCheck : IconCopy}
            className={clipboard.copied ? classes.done : undefined}
          />
        </ActionIcon>
      </Tooltip>
      <VisuallyHidden role="status">{clipboard.copied && t('platform:copy.done')}</VisuallyHidden>
    </>
  );
}
