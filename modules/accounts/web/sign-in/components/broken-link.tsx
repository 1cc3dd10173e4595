import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Note } from '#platform/web/feedback/note.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

/** Page for a used, expired or invalid link, with a button to request a new one [SES-06]. */
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
