import { useState } from 'react';
import {
  accountResting,
  signInCall,
  wrongCredentials,
} from '#modules/accounts/contract/sign-in.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callServer } from '#platform/web/api/server.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import linkClasses from '#platform/web/display/link.module.css';
import { Note } from '#platform/web/feedback/note.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { PasswordField, TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { verifyAddress } from '../data/verify-address.ts';
import classes from './sign-in.module.css';

/** E-mail and password form [SES-01]; after wrong credentials it shows the remaining attempts [SES-10]. */
export function PasswordSignIn({ redirect }: { redirect: string }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<unknown>();
  const form = useComptoirForm({
    schema: signInCall.body,
    initialValues: { username: '', password: '' },
    async onSubmit(values) {
      setProblem(undefined);
      await callServer(signInCall, { body: values });
      window.location.replace(verifyAddress(redirect));
    },
    onProblem(error) {
      setProblem(countedProblem(error));
      form.mantine.setFieldValue('password', '');
    },
  });
  return (
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
      <PasswordField
        {...form.field('password')}
        label={t('accounts:signIn.password')}
        size="md"
        autoComplete="current-password"
        aside={
          <a href="/forgot-password" className={linkClasses.link}>
            {t('accounts:signIn.forgotten')}
          </a>
        }
      />
      <ActionButton type="submit" size="md" fullWidth isBusy={form.isSaving}>
        {t('accounts:signIn.signIn')}
      </ActionButton>
    </form>
  );
}

/**
 * Sets `count`, which the message uses for its plural form. After the last attempt the error becomes the locked-account
 * problem.
 */
export function countedProblem(error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error;
  const { status, module, params = {} } = error;
  const { triesLeft, minutes = 0 } = params;
  const isLocked = error.code === accountResting.code || triesLeft === 0;
  if (isLocked) {
    return new ProblemError({
      code: accountResting.code,
      status,
      module,
      params: { count: minutes },
    });
  }
  if (error.code !== wrongCredentials.code || triesLeft === undefined) return error;
  const { code } = error;
  return new ProblemError({ code, status, module, params: { count: triesLeft, minutes } });
}
