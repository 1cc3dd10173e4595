import { useTranslation } from 'react-i18next';
import { getMyselfCall } from '#modules/accounts/contract/get-myself.ts';
import { getSessionCall } from '#modules/accounts/contract/get-session.ts';
import { updateSettingsCall } from '#modules/accounts/contract/update-settings.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';

/**
 * Form for names and language; saving refreshes the session, and the interface switches to the saved language [PRO-01].
 */
export function useSettingsForm(user: CallOutput<typeof getMyselfCall>) {
  const say = useProblemText();
  const update = useCallMutation(updateSettingsCall, { changes: [getMyselfCall, getSessionCall] });
  const form = useComptoirForm({
    schema: updateSettingsCall.body,
    initialValues: { firstName: user.firstName, lastName: user.lastName, locale: user.locale },
    async onSubmit(values) {
      await update.mutateAsync({ body: values });
      form.markSaved();
      showToast({ text: <ProfileSaved /> });
    },
    onProblem: (error) => showToast({ tone: 'bad', text: say(error) }),
  });
  return form;
}

/** An element, not a string: saving may have changed the language in which it is read. */
function ProfileSaved() {
  const { t } = useTranslation();
  return t('accounts:profile.saved');
}
