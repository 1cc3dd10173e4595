import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { completeProviderSignInCall } from '#modules/accounts/contract/sign-in.ts';
import { safeRedirect } from '#platform/contract/page-addresses/page-address.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callServer } from '#platform/web/api/server.ts';
import { Note } from '#platform/web/feedback/note.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { sessionQuery } from '../../data/session-query.ts';
import { SignInLayout } from '../components/sign-in-layout.tsx';

/**
 * Completes a sign-in, including one through an identity provider, and redirects to the requested address on this site
 * only [NAV-07].
 */
export default function VerifyAuthPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const queries = useQueryClient();
  const problemText = useProblemText();
  // The query string at load time: the URL changes on redirect, but the query key must not.
  const [searchStr] = useState(() => window.location.search);
  useDocumentTitle(t('accounts:verify.title'));

  const verified = useQuery({
    queryKey: ['verify-auth', searchStr],
    queryFn: async () => {
      const requestedPath = await completed(searchStr);
      await queries.fetchQuery(sessionQuery());
      return safeRedirect(requestedPath, window.location.origin);
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const address = verified.data;

  useEffect(() => {
    if (address) router.history.replace(address);
  }, [router, address]);

  return (
    <SignInLayout
      title={verified.isError ? t('accounts:verify.failed') : t('accounts:verify.title')}
    >
      {verified.isError ? (
        <>
          <Note tone="bad">{problemText(verified.error)}</Note>
          <Button component="a" href="/sign-in" size="md">
            {t('accounts:signIn.backToSignIn')}
          </Button>
        </>
      ) : (
        <p role="status">{t('accounts:verify.wait')}</p>
      )}
    </SignInLayout>
  );
}

/** The server verifies the provider's response and returns the address requested before. */
async function completed(searchStr: string): Promise<string | null> {
  const search = new URLSearchParams(searchStr);
  if (!search.has('state')) return search.get('redirect');
  const { redirect } = await callServer(completeProviderSignInCall, {
    body: { query: searchStr.replace(/^\?/, '') },
  });
  return redirect;
}
