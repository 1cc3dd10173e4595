import { useTranslation } from 'react-i18next';
import { SaveBar } from '#platform/web/fields/form/save-bar.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { FormColumns } from '#platform/web/layout/form-columns.tsx';
import { LANGUAGE_OPTIONS } from '../../components/language-options.ts';
import type { useSettingsForm } from '../data/use-settings-form.tsx';
import classes from './profile.module.css';

export function SettingsForm({
  form,
  email,
}: {
  form: ReturnType<typeof useSettingsForm>;
  email: string;
}) {
  const { t } = useTranslation();
  const locale = form.field('locale');
  return (
    <form {...form.props} className={classes.form}>
      <div>
        <h2>{t('accounts:profile.aboutYou')}</h2>
        <p className={classes.text}>{t('accounts:profile.aboutYouWhy')}</p>
      </div>
      <FormColumns
        first={
          <>
            <TextField
              {...form.field('firstName')}
              label={t('accounts:field.firstName')}
              autoComplete="given-name"
            />
            <TextField
              {...form.field('lastName')}
              label={t('accounts:field.lastName')}
              autoComplete="family-name"
            />
          </>
        }
        second={
          <>
            <SelectField
              {...locale}
              onChange={(chosen) => chosen && locale.onChange(chosen)}
              label={t('accounts:field.locale')}
              help={t('accounts:profile.languageHelp')}
              options={LANGUAGE_OPTIONS}
            />
            <div className={classes.fixed}>
              <TextField
                value={email}
                onChange={() => {}}
                readOnly
                label={t('accounts:field.email')}
                help={t('accounts:profile.emailHelp')}
              />
            </div>
          </>
        }
      />
      <SaveBar form={form} />
    </form>
  );
}
