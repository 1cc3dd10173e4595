import { useTranslation } from 'react-i18next';
import { PASSWORD_MIN_LENGTH } from '#platform/contract/limits.ts';
import type { FieldBinding } from '#platform/web/fields/field-texts.tsx';
import { PasswordField } from '#platform/web/fields/password-field.tsx';

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
