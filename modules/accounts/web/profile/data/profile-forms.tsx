import {
  changePasswordCall,
  getMyselfCall,
  listOwnSessionsCall,
  updateSettingsCall,
} from '#modules/accounts/contract/myself.ts';
import { passwordUnchanged } from '#modules/accounts/contract/password.ts';
import { getSessionCall } from '#modules/accounts/contract/session.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import type { FieldFault } from '#platform/contract/field-fault.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { passwordsMatch } from '../../data/passwords-match.ts';

const schema = changePasswordCall.body.loose();
const EMPTY = { currentPassword: '', password: '', again: '' };

/** Current password, and the new one twice [PRO-02]; all other sessions end after the change. */
export function usePasswordForm() {
  const { t } = useTranslation();
  const problemText = useProblemText();
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
    onProblem: (error) => showToast({ tone: 'bad', text: problemText(error) }),
  });
  return form;
}

/** The new password must differ; empty ones are handled by the schema. */
export function passwordDiffers(values: {
  currentPassword: string;
  password: string;
}): FieldFault | undefined {
  const isSame = values.password !== '' && values.password === values.currentPassword;
  return isSame ? { code: passwordUnchanged.code } : undefined;
}

/**
 * Form for names and language; saving refreshes the session, and the interface switches to the saved language [PRO-01].
 */
export function useSettingsForm(user: CallOutput<typeof getMyselfCall>) {
  const problemText = useProblemText();
  const update = useCallMutation(updateSettingsCall, { changes: [getMyselfCall, getSessionCall] });
  const form = useComptoirForm({
    schema: updateSettingsCall.body,
    initialValues: { firstName: user.firstName, lastName: user.lastName, locale: user.locale },
    async onSubmit(values) {
      await update.mutateAsync({ body: values });
      form.markSaved();
      showToast({ text: <ProfileSaved /> });
    },
    onProblem: (error) => showToast({ tone: 'bad', text: problemText(error) }),
  });
  return form;
}

/** An element instead of a string, because saving may change the language. */
function ProfileSaved() {
  const { t } = useTranslation();
  return t('accounts:profile.saved');
}
