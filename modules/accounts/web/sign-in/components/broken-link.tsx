import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Note } from '#platform/web/feedback/note.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

/** A spent, expired or broken link: open it once more from the e-mail, or ask for a new one [SES-06]. */
export function BrokenLink() {
  const { t } = useTranslation();
  return (
    <SignInLayout title={t('accounts:setPassword.broken')}>
      <Note tone="bad">{t('accounts:problem.passwordLinkInvalid')}</Note>
      <Button component="a" href="/forgot-password" size="md">
        {t('accounts:setPassword.askAnew')}
      </Button>
    </SignInLayout>
  );
}
