import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { getLocatorCall } from '#modules/locator/contract/locator-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { LocatorEditor } from './components/locator-editor.tsx';

export const preload: ScreenPreload = ({ queries, params: { slug = '' } }) => {
  void queries.prefetchQuery(callQueryOptions(getLocatorCall, { params: { slug } }));
};

/** The configuration of one store locator [LOC-03]. */
export default function LocatorEditorScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const { slug = '' } = useParams({ strict: false }) as { slug?: string };
  const locator = useCall(getLocatorCall, { params: { slug } });
  const { error, data } = locator;
  const isMissing = error instanceof ProblemError && error.code === notFound.code;
  // A user of several clients may open the URL of another client's locator.
  const isForeign = data?.slug === slug && data.clientId !== client.id;
  if (isMissing || isForeign)
    return (
      <MessagePage
        number="404"
        title={t('locator:editor.gone.title')}
        actions={
          <Button component={Link} to={clientAddress(client.id, 'platform/locator/list')}>
            {t('locator:menu.list')}
          </Button>
        }
      >
        {t('locator:editor.gone.text')}
      </MessagePage>
    );
  return (
    <QueryBoundary query={locator} isEditor>
      {(found) => <LocatorEditor key={found.slug} clientId={client.id} locator={found} />}
    </QueryBoundary>
  );
}
