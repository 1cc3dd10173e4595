import { Button } from '@mantine/core';
import { PASSWORD_MIN_LENGTH } from '#platform/contract/limits.ts';
import { Note } from '#platform/web/feedback/note.tsx';
import type { FieldBinding } from '#platform/web/fields/field-texts.tsx';
import { PasswordField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { SignInLayout } from './sign-in-layout.tsx';

/** A new password, typed twice. */
export function NewPasswordFields({
  password,
  again,
}: {
  password: FieldBinding<string>;
  again: FieldBinding<string>;
}) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        {...password}
        label={t('accounts:setPassword.new')}
        help={t('accounts:setPassword.help', { min: PASSWORD_MIN_LENGTH })}
        enough={PASSWORD_MIN_LENGTH}
        size="md"
        autoComplete="new-password"
      />
      <PasswordField
        {...again}
        label={t('accounts:setPassword.again')}
        size="md"
        autoComplete="new-password"
      />
    </>
  );
}

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
