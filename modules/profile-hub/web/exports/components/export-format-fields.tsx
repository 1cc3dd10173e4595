import { useTranslation } from 'react-i18next';
import { SHEET_FORMATS } from '#platform/contract/exports/export-body.ts';
import { PASSWORD_MIN_LENGTH } from '#platform/contract/limits.ts';
import { CheckboxField } from '#platform/web/fields/checkbox-field.tsx';
import { PasswordField } from '#platform/web/fields/password-field.tsx';
import { RadioField } from '#platform/web/fields/radio-field.tsx';
import type { ExportForm } from '../data/use-export-form.ts';

/** Format and password of a file: the same on the screen and in the dialog. */
export function ExportFormatFields({ form }: { form: ExportForm }) {
  const { t } = useTranslation();
  const { look, faults } = form;
  return (
    <>
      <RadioField
        label={t('profile-hub:export.format')}
        value={look.format}
        onChange={(format) => format && look.setFormat(format)}
        options={SHEET_FORMATS.toReversed().map((value) => ({
          value,
          label: t(`profile-hub:export.as.${value}`),
        }))}
      />
      <CheckboxField
        label={t('profile-hub:export.lock')}
        help={t('profile-hub:export.lockHelp')}
        value={look.isLocked}
        onChange={look.setLocked}
      />
      {look.isLocked && (
        <PasswordField
          data-path="password"
          label={t('profile-hub:export.password')}
          help={t('profile-hub:export.passwordHelp', { min: PASSWORD_MIN_LENGTH })}
          value={look.password}
          onChange={look.setPassword}
          error={faults.password}
          enough={PASSWORD_MIN_LENGTH}
          autoComplete="new-password"
        />
      )}
    </>
  );
}
