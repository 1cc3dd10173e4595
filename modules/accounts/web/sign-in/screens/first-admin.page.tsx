import { useState } from 'react';
import {
  checkFirstSuperAdminLinkCall,
  createFirstSuperAdminCall,
} from '#modules/accounts/contract/first-super-admin.ts';
import { passwordsMatch } from '#modules/accounts/web/data/passwords-match.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callServer } from '#platform/web/api/server.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { addressParam } from '#platform/web/module/address-param.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { BrokenLink, NewPasswordFields } from '../components/new-password-fields.tsx';
import classes from '../components/sign-in.module.css';
import { SignInLayout } from '../components/sign-in-layout.tsx';
import { useAnswer } from '../data/use-answer.ts';

const schema = createFirstSuperAdminCall.body.omit({ token: true, locale: true }).loose();

/** Page of the link printed at startup: creates the first super admin, with the language of this page. */
export default function FirstAdminPage() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const token = addressParam('token');
  const problemText = useProblemText();
  const [problem, setProblem] = useState<unknown>();
  useDocumentTitle(t('accounts:firstAdmin.title'));

  const form = useComptoirForm({
    schema,
    initialValues: { email: '', firstName: '', lastName: '', password: '', again: '' },
    rules: { again: passwordsMatch },
    async onSubmit({ again: _, ...person }) {
      setProblem(undefined);
      await callServer(createFirstSuperAdminCall, { body: { token, locale, ...person } });
      window.location.replace('/sign-in?done=password');
    },
    onProblem: setProblem,
  });

  const isToken = createFirstSuperAdminCall.body.shape.token.safeParse(token).success;
  const link = useAnswer(checkFirstSuperAdminLinkCall, isToken ? { body: { token } } : undefined);
  const isRefused = [problem, link.error].some(
    (error) => error instanceof ProblemError && error.status === 410,
  );
  if (!isToken || isRefused) return <BrokenLink />;
  // If the check fails without a clear refusal, the form is still shown.
  if (link.data === undefined && link.error === undefined)
    return (
      <SignInLayout title={t('accounts:firstAdmin.title')}>
        <p role="status">{t('platform:loading')}</p>
      </SignInLayout>
    );
  return (
    <SignInLayout title={t('accounts:firstAdmin.title')}>
      <p>{t('accounts:firstAdmin.subtitle')}</p>
      <form {...form.props} className={classes.form}>
        {problem !== undefined && <Note tone="bad">{problemText(problem)}</Note>}
        <TextField
          {...form.field('email')}
          label={t('accounts:signIn.email')}
          type="email"
          size="md"
          autoComplete="username"
          autoCapitalize="none"
        />
        <TextField
          {...form.field('firstName')}
          label={t('accounts:firstAdmin.firstName')}
          size="md"
          autoComplete="given-name"
        />
        <TextField
          {...form.field('lastName')}
          label={t('accounts:firstAdmin.lastName')}
          size="md"
          autoComplete="family-name"
        />
        <NewPasswordFields password={form.field('password')} again={form.field('again')} />
        <ActionButton type="submit" size="md" fullWidth isBusy={form.isSaving}>
          {t('accounts:firstAdmin.create')}
        </ActionButton>
      </form>
    </SignInLayout>
  );
}
