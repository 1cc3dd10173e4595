import { useTranslation } from 'react-i18next';
import { changePasswordCall } from '#modules/accounts/contract/change-password.ts';
import { listOwnSessionsCall } from '#modules/accounts/contract/own-sessions.ts';
import { passwordUnchanged } from '#modules/accounts/contract/password.ts';
import type { FieldFault } from '#platform/contract/field-fault.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { passwordsMatch } from '../../data/passwords-match.ts';

const schema = changePasswordCall.body.loose();
const EMPTY = { currentPassword: '', password: '', again: '' };

/** Current, new, and the new one again [PRO-02]; every other session ends after the change. */
export function usePasswordForm() {
  const { t } = useTranslation();
  const say = useProblemText();
  const change = useCallMutation(changePasswordCall, { changes: [listOwnSessionsCall] });
  const form = useComptoirForm({
    schema,
    initialValues: EMPTY,
    rules: { password: passwordDiffers, again: passwordsMatch },
    async onSubmit({ currentPassword, password }) {
      await change.mutateAsync({ body: { currentPassword, password } });
      form.discard();
      showToast({ text: t('accounts:password.changed') });
    },
    onProblem: (error) => showToast({ tone: 'bad', text: say(error) }),
  });
  return form;
}

/** The current one again would be no change; an empty one is the schema's to refuse. */
export function passwordDiffers(values: {
  currentPassword: string;
  password: string;
}): FieldFault | undefined {
  const isSame = values.password !== '' && values.password === values.currentPassword;
  return isSame ? { code: passwordUnchanged.code } : undefined;
}
