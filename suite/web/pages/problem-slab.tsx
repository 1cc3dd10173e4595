import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { requestIdOf } from '#platform/web/feedback/request-id-of.ts';
import { BareSlab } from '#platform/web/layout/bare-slab.tsx';
import { ChunkError } from '#platform/web/module/load-chunk.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';

/** A page that could not be shown: code that did not arrive [GEN-08], or an error with the id under which the log has it [ERR-02]. */
export function ProblemSlab({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const say = useProblemText();
  const isChunk = error instanceof ChunkError;
  const requestId = requestIdOf(error);
  const title = isChunk ? t('suite:retry.title') : t('suite:error.title');
  useDocumentTitle(title);
  return (
    <BareSlab
      {...(error instanceof ProblemError && error.status > 0 && { number: String(error.status) })}
      title={title}
      actions={
        <Button leftSection={<Icon of={IconRefresh} />} onClick={() => window.location.reload()}>
          {t('platform:error.tryAgain')}
        </Button>
      }
      {...(requestId && { near: t('platform:error.request', { requestId }) })}
    >
      {isChunk ? t('suite:retry.why') : say(error)}
    </BareSlab>
  );
}
