import { Trans, useTranslation } from 'react-i18next';
import { PASSWORD_MIN_LENGTH } from '#platform/contract/limits.ts';
import linkClasses from '#platform/web/display/link.module.css';
import { SaveBar } from '#platform/web/fields/form/save-bar.tsx';
import { PasswordField } from '#platform/web/fields/password-field.tsx';
import type { usePasswordForm } from '../data/use-password-form.ts';
import classes from './profile.module.css';

export function PasswordForm({ form }: { form: ReturnType<typeof usePasswordForm> }) {
  const { t } = useTranslation();
  return (
    <form {...form.props} className={`${classes.form} ${classes.allRequired}`}>
      <div>
        <h2>{t('accounts:password.title')}</h2>
        <p className={classes.text}>{t('accounts:password.why', { min: PASSWORD_MIN_LENGTH })}</p>
      </div>
      <PasswordField
        {...form.field('currentPassword')}
        label={t('accounts:password.current')}
        autoComplete="current-password"
        aside={
          <a href="/forgot-password" className={linkClasses.link}>
            {t('accounts:password.forgotten')}
          </a>
        }
      />
      <PasswordField
        {...form.field('password')}
        label={t('accounts:password.new')}
        enough={PASSWORD_MIN_LENGTH}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('again')}
        label={t('accounts:password.again')}
        autoComplete="new-password"
      />
      <SaveBar
        form={form}
        areAllRequired
        save={t('accounts:password.change')}
        wrong={
          <Trans i18nKey="accounts:password.wrong" count={form.wrong} components={{ b: <b /> }} />
        }
      />
    </form>
  );
}
