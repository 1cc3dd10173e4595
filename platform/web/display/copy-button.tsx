import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { Hint } from '#platform/web/display/hint.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './copy-button.module.css';
import { Icon } from './icon.tsx';
import shownSecretStyles from './shown-secret.module.css';

const FEEDBACK_MS = 1_500;

/** Copies a value that users paste elsewhere: a short URL, a request id, a key. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const clipboard = useClipboard({ timeout: FEEDBACK_MS });
  return (
    <>
      <ActionIcon ref={button} aria-label={label} onClick={() => clipboard.copy(value)}>
        <Icon
          of={clipboard.copied ? IconCheck : IconCopy}
          className={clipboard.copied ? classes.done : undefined}
        />
      </ActionIcon>
      <Hint of={button} text={label} />
      <VisuallyHidden role="status">{clipboard.copied && t('platform:copy.done')}</VisuallyHidden>
    </>
  );
}

/** Shows a secret the only time it is readable, with a button to copy it. */
export function ShownSecret({ secret, copyLabel }: { secret: string; copyLabel: string }) {
  return (
    <div className={shownSecretStyles.secret}>
      <code>{secret}</code>
      <CopyButton value={secret} label={copyLabel} />
    </div>
  );
}
