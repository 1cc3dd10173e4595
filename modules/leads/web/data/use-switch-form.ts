import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { getFormCall } from '#modules/leads/contract/forms/form-calls.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useLeadLexicons } from '../lexicon/use-lead-lexicon.ts';
import { useChangeForms } from './use-change-forms.ts';

export interface SwitchedForm {
  id: string;
  name: string;
  active: boolean;
}

/** Switches a form off after a question, with a way back, and on without one [FORM-01]. */
export function useSwitchForm(): (form: SwitchedForm) => Promise<void> {
  const { t } = useTranslation();
  const say = useProblemText();
  const confirm = useConfirm();
  const wordOf = useLeadLexicons();
  const { change } = useChangeForms();
  const { mutateAsync } = change;
  const turn = useCallback(
    async ({ id, name }: SwitchedForm, active: boolean): Promise<void> => {
      try {
        // Reads the current state, so that changes by other users are preserved.
        const { informations } = await callServer(getFormCall, { params: { formId: id } });
        await mutateAsync({
          params: { formId: id },
          body: { informations: { ...informations, active } },
        });
        showToast({
          about: `form ${id}`,
          text: active
            ? t('leads:forms.switch.onDone', { name })
            : t('leads:forms.switch.offDone', { name }),
          ...(!active && {
            action: {
              label: t('leads:forms.switch.undo'),
              onClick: () => void turn({ id, name, active }, true),
            },
          }),
        });
      } catch (error) {
        showToast({ tone: 'bad', text: say(error) });
      }
    },
    [t, say, mutateAsync],
  );
  return useCallback(
    async (form) => {
      const { name, active } = form;
      const isSure =
        !active ||
        (await confirm({
          title: t('leads:forms.switch.question', { name }),
          lost: t(`leads:lexicon.${wordOf(form.id)}.switchedOff`),
          keep: t('leads:forms.switch.keep'),
          act: t('leads:forms.switch.act'),
        }));
      if (isSure) await turn(form, !active);
    },
    [t, confirm, turn, wordOf],
  );
}
