import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type ErrorComponentProps, useLocation } from '@tanstack/react-router';
import { moduleOpensElsewhere } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { errorRequestId } from '#platform/web/feedback/note.tsx';
import { RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { ScreenLoading, TitleLoading } from '#platform/web/feedback/screen-loading.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { ChunkError } from '#platform/web/module/load-chunk.tsx';
import { pressedRowAt } from '#platform/web/module/pressed-row.ts';
import { firstKnownText } from '#platform/web/module/translate.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import type { ScreenShape } from '#platform/web/module/web-module.ts';
import { BarePage, HomeButton } from './bare-page.tsx';

const KIND_OF_STATUS: Readonly<Record<number, ProblemKind>> = { 403: 'closed', 404: 'nothing' };

const TITLES = {
  chunk: 'suite:retry.title',
  closed: 'suite:closed.title',
  elsewhere: 'suite:error.title',
  nothing: 'suite:notFound.title',
  failed: 'suite:error.title',
} as const;

/** A page that could not be shown: code that failed to load [GEN-08], or an error with its request id [ERR-02]. */
function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const kind = problemKind(error);
  const requestId = errorRequestId(error);
  const title = t(TITLES[kind]);
  useDocumentTitle(title);
  return (
    <MessagePage
      {...(error instanceof ProblemError && error.status > 0 && { number: String(error.status) })}
      title={title}
      actions={
        kind !== 'chunk' && kind !== 'failed' ? (
          <HomeButton />
        ) : (
          <Button leftSection={<Icon of={IconRefresh} />} onClick={() => window.location.reload()}>
            {t('platform:error.tryAgain')}
          </Button>
        )
      }
      {...(requestId && { near: t('platform:error.request', { requestId }) })}
    >
      {kind === 'chunk' && t('suite:retry.why')}
      {kind === 'closed' && t('suite:closed.why')}
      {kind !== 'chunk' && kind !== 'closed' && problemText(error)}
    </MessagePage>
  );
}

type ProblemKind = 'chunk' | 'closed' | 'elsewhere' | 'nothing' | 'failed';

/** Why a page cannot be shown. A retry does not help where access is denied or the page does not exist. */
export function problemKind(error: unknown): ProblemKind {
  if (error instanceof ChunkError) return 'chunk';
  if (error instanceof ProblemError && error.code === moduleOpensElsewhere.code) return 'elsewhere';
  return (error instanceof ProblemError && KIND_OF_STATUS[error.status]) || 'failed';
}

export function ScreenError({ error }: ErrorComponentProps) {
  return <ErrorPage error={error} />;
}

/** While the code of a screen is on its way: the record that was pressed, or the screen's title and its shape. */
export function ScreenPending({
  title: titleKey,
  shape,
}: {
  title?: string;
  shape?: ScreenShape | undefined;
}) {
  const { pathname } = useLocation();
  const { i18n } = useTranslation();
  // The texts of the module may be on their way too; those of its menu are there.
  const title = titleKey === undefined ? undefined : firstKnownText(i18n, [titleKey]);
  return (
    // Without a box, so that a placeholder can fill the screen.
    <div data-screen-pending style={{ display: 'contents' }}>
      {pressedRowAt(pathname) ? (
        <RecordLoading />
      ) : (
        <>
          {titleKey !== undefined && <PageHead title={title || <TitleLoading />} />}
          <ScreenLoading shape={shape} />
        </>
      )}
    </div>
  );
}

/** Error page without a surrounding shell. */
export function AloneError({ error }: ErrorComponentProps) {
  return (
    <BarePage>
      <ErrorPage error={error} />
    </BarePage>
  );
}
