import { IconBuilding } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startProviderSignInCall } from '#modules/accounts/contract/provider-sign-in.ts';
import { safeRedirect } from '#platform/contract/safe-redirect.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { Note } from '#platform/web/feedback/note.tsx';

/** Leaves for the outside identity provider, which comes back to /verify-auth. */
export function ProviderSignIn({
  name,
  redirect,
  isOnlyWay,
}: {
  name: string;
  redirect: string;
  isOnlyWay: boolean;
}) {
  const { t } = useTranslation();
  const say = useProblemText();
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
      {problem !== undefined && <Note tone="bad">{say(problem)}</Note>}
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
