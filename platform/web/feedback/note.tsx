import { Button } from '@mantine/core';
import {
  IconAlertCircle,
  IconCircleCheck,
  IconCloudOff,
  IconInfoCircle,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './note.module.css';

export type NoteTone = 'due' | 'bad' | 'good';

const USUAL: Record<NoteTone, TablerIcon> = {
  due: IconInfoCircle,
  bad: IconAlertCircle,
  good: IconCircleCheck,
};

/** A one-line notice next to its subject. Screen readers announce a `bad` one immediately. */
export function Note({
  tone,
  title,
  icon,
  action,
  children,
}: {
  tone: NoteTone;
  title?: ReactNode;
  icon?: TablerIcon;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={classes.note} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon of={icon ?? USUAL[tone]} className={classes.icon} />
      <div className={classes.words}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children !== undefined && (
          <p className={title === undefined ? undefined : classes.detail}>{children}</p>
        )}
      </div>
      {action}
    </div>
  );
}

/** Shows the failure of one region in its place; the rest of the screen stays usable. */
export function RegionError({
  error,
  title,
  onRetry,
  children,
}: {
  error?: unknown;
  /** Default: the text of the problem. */
  title?: string;
  onRetry?: () => void;
  /** Text about what is still valid: “The other figures are up to date.” */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const requestId = errorRequestId(error);
  const hasDetail = children !== undefined || requestId !== undefined;
  return (
    <Note
      tone="bad"
      icon={IconCloudOff}
      title={title ?? problemText(error)}
      action={
        onRetry && (
          <Button variant="default" onClick={onRetry}>
            {t('platform:error.tryAgain')}
          </Button>
        )
      }
    >
      {hasDetail ? (
        <>
          {children} {requestId !== undefined && t('platform:error.request', { requestId })}
        </>
      ) : undefined}
    </Note>
  );
}

/** The request id of a problem, which is also in the server's log [ERR-02]; a network failure has none. */
export function errorRequestId(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('requestId' in error)) return undefined;
  return typeof error.requestId === 'string' ? error.requestId : undefined;
}
