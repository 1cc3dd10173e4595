import { useState } from 'react';
import { requestPasswordResetCall } from '#modules/accounts/contract/password-links.ts';
import { signInOptionsCall } from '#modules/accounts/contract/sign-in.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callServer } from '#platform/web/api/server.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import linkClasses from '#platform/web/display/link.module.css';
import { Note } from '#platform/web/feedback/note.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import classes from '../components/sign-in.module.css';
import { SignInLayout } from '../components/sign-in-layout.tsx';
import { captchaAnswer } from '../data/captcha-answer.ts';

const schema = requestPasswordResetCall.body.pick({ username: true });

/** Requests a link by e-mail; the confirmation is the same whether or not the account exists [SES-06]. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<unknown>();
  const [sentTo, setSentTo] = useState<string>();
  useDocumentTitle(t('accounts:forgot.title'));

  const form = useComptoirForm({
    schema,
    initialValues: { username: '' },
    async onSubmit({ username }) {
      setProblem(undefined);
      const { captcha } = await callServer(signInOptionsCall, {});
      const recaptchaResponse = await captchaAnswer(captcha);
      await callServer(requestPasswordResetCall, { body: { username, recaptchaResponse } });
      setSentTo(username);
    },
    onProblem: setProblem,
  });

  return (
    <SignInLayout
      title={sentTo === undefined ? t('accounts:forgot.title') : t('accounts:forgot.sent')}
    >
      {sentTo === undefined ? (
        <>
          <p>{t('accounts:forgot.subtitle')}</p>
          <form {...form.props} className={classes.form}>
            {problem !== undefined && <Note tone="bad">{problemText(problem)}</Note>}
            <TextField
              {...form.field('username')}
              label={t('accounts:signIn.email')}
              type="email"
              size="md"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <ActionButton type="submit" size="md" fullWidth isBusy={form.isSaving}>
              {t('accounts:forgot.send')}
            </ActionButton>
          </form>
        </>
      ) : (
        <div role="status">
          <Note tone="good">{t('accounts:forgot.sentWhy', { email: sentTo })}</Note>
        </div>
      )}
      <p>
        <a href="/sign-in" className={linkClasses.link}>
          {t('accounts:signIn.backToSignIn')}
        </a>
      </p>
    </SignInLayout>
  );
}
