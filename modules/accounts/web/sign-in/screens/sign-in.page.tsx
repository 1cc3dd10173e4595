import { IconBuilding } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { getSessionCall } from '#modules/accounts/contract/session.ts';
import { signInOptionsCall, startProviderSignInCall } from '#modules/accounts/contract/sign-in.ts';
import { safeRedirect } from '#platform/contract/page-addresses/page-address.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callServer } from '#platform/web/api/server.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { Note, RegionError } from '#platform/web/feedback/note.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { addressParam } from '#platform/web/module/address-param.ts';
import { readLastClient } from '#platform/web/module/last-client.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { PasswordSignIn } from '../components/password-sign-in.tsx';
import classes from '../components/sign-in.module.css';
import { SignInLayout } from '../components/sign-in-layout.tsx';
import { useAnswer } from '../data/use-answer.ts';
import { verifyAddress } from '../data/verify-address.ts';

/**
 * Shows the form immediately and hides it only if the options say that a provider replaces it [SES-01]. Signed-in users
 * are redirected.
 */
export default function SignInPage() {
  const { t } = useTranslation();
  const redirect = addressParam('redirect');
  const options = useAnswer(signInOptionsCall, {});
  const provider = options.data?.provider;
  const hasPassword = options.data?.password ?? true;
  // Without a stored last client no user has signed in here, so the session request is skipped.
  const hasBeenIn = readLastClient(() => localStorage) !== undefined;
  const session = useAnswer(getSessionCall, hasBeenIn ? { query: {} } : undefined);
  const isSignedIn = session.data !== undefined;
  useDocumentTitle(t('accounts:signIn.title'));

  useEffect(() => {
    if (isSignedIn) window.location.replace(verifyAddress(redirect));
  }, [isSignedIn, redirect]);

  return (
    <SignInLayout title={t('accounts:signIn.title')}>
      <p>{t('accounts:signIn.subtitle')}</p>
      {addressParam('done') === 'password' && (
        <Note tone="good">{t('accounts:signIn.passwordSet')}</Note>
      )}
      {options.error !== undefined && (
        <RegionError error={options.error} onRetry={options.askAgain} />
      )}
      {hasPassword && <PasswordSignIn redirect={redirect} />}
      {hasPassword && provider && (
        <div className={classes.or}>
          <span>{t('accounts:signIn.or')}</span>
        </div>
      )}
      {provider && (
        <ProviderSignIn name={provider.name} redirect={redirect} isOnlyWay={!hasPassword} />
      )}
    </SignInLayout>
  );
}

/** Redirects to the external identity provider, which returns to /verify-auth. */
function ProviderSignIn({
  name,
  redirect,
  isOnlyWay,
}: {
  name: string;
  redirect: string;
  isOnlyWay: boolean;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<unknown>();

  const leave = async () => {
    setLeaving(true);
    setProblem(undefined);
    try {
      const back = safeRedirect(redirect, window.location.origin);
      const { url } = await callServer(startProviderSignInCall, { body: { redirect: back } });
      window.location.assign(url);
    } catch (error) {
      setProblem(error);
      setLeaving(false);
    }
  };

  return (
    <>
      {problem !== undefined && <Note tone="bad">{problemText(problem)}</Note>}
      <ActionButton
        variant={isOnlyWay ? 'filled' : 'default'}
        size="md"
        fullWidth
        leftSection={<Icon of={IconBuilding} />}
        isBusy={isLeaving}
        onClick={() => void leave()}
      >
        {t('accounts:signIn.withProvider', { name })}
      </ActionButton>
    </>
  );
}
