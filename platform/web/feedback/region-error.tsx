import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { errorRequestId } from './error-request-id.ts';
import { Note } from './note.tsx';

/** Reports the failure of one region in its place; the rest of the screen stays usable. */
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
  /** What still holds: “The other figures are up to date.” */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const say = useProblemText();
  const requestId = errorRequestId(error);
  const hasDetail = children !== undefined || requestId !== undefined;
  return (
    <Note
      tone="bad"
      icon={IconCloudOff}
      title={title ?? say(error)}
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
