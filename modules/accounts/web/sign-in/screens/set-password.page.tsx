import { useEffect } from 'react';
import {
  checkPasswordLinkCall,
  setPasswordCall,
} from '#modules/accounts/contract/password-links.ts';
import { passwordsMatch } from '#modules/accounts/web/data/passwords-match.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { callServer } from '#platform/web/api/server.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { addressParam } from '#platform/web/module/address-param.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { BrokenLink, NewPasswordFields } from '../components/new-password-fields.tsx';
import classes from '../components/sign-in.module.css';
import { SignInLayout } from '../components/sign-in-layout.tsx';
import { useAnswer } from '../data/use-answer.ts';

const schema = setPasswordCall.body.pick({ password: true }).loose();

/** Sets a password with the link of a reset or an invitation [SES-06] [SES-07]. */
export default function SetPasswordPage() {
  const { t } = useTranslation();
  const token = addressParam('token');
  const body = { token };
  const isToken = checkPasswordLinkCall.body.safeParse(body).success;
  const link = useAnswer(checkPasswordLinkCall, isToken ? { body } : undefined);
  const { chooseForSession } = useLanguage();
  const spoken = link.data?.locale;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the user of the link is known
  useEffect(() => {
    if (spoken) void chooseForSession(spoken);
  }, [spoken]);
  useDocumentTitle(t('accounts:setPassword.title'));

  const form = useComptoirForm({
    schema,
    initialValues: { password: '', again: '' },
    rules: { again: passwordsMatch },
    async onSubmit({ password }) {
      await callServer(setPasswordCall, { body: { token, password } });
      window.location.replace('/sign-in?done=password');
    },
    onProblem: link.askAgain,
  });

  const isRefused = link.error instanceof ProblemError && link.error.status === 410;
  if (!isToken || isRefused) return <BrokenLink />;
  const invited = link.data?.invitation ?? false;
  return (
    <SignInLayout
      title={
        invited
          ? t('accounts:setPassword.welcome', { name: link.data?.firstName ?? '' })
          : t('accounts:setPassword.title')
      }
    >
      {link.error !== undefined && <RegionError error={link.error} onRetry={link.askAgain} />}
      {link.data && (
        <>
          <p>
            {invited
              ? t('accounts:setPassword.invited', { email: link.data.email })
              : t('accounts:setPassword.subtitle', { email: link.data.email })}
          </p>
          <form {...form.props} className={classes.form}>
            <input type="hidden" autoComplete="username" value={link.data.email} readOnly />
            <NewPasswordFields password={form.field('password')} again={form.field('again')} />
            <ActionButton type="submit" size="md" fullWidth isBusy={form.isSaving}>
              {t('accounts:setPassword.save')}
            </ActionButton>
          </form>
        </>
      )}
    </SignInLayout>
  );
}
