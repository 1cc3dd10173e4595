import { useCallback } from 'react';
import {
  changeFormCall,
  createFormCall,
  duplicateFormCall,
  formList,
  getFormCall,
  listFormsCall,
  listFormVersionsCall,
  restoreFormVersionCall,
} from '#modules/forms/contract/form-calls.ts';
import { type Lexicon, leadLexiconCall, lexiconOf } from '#modules/forms/contract/form-settings.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { defineListing, inAddress } from '#platform/web/list/listing.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';

/** The forms of a client, for the list and the previous/next navigation of an open form [FORM-01]. */
export const formListing = defineListing({
  name: 'leads.forms',
  list: formList,
  call: listFormsCall,
  inputOf: (clientId: string, question) => ({ params: { clientId }, query: inAddress(question) }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: (clientId, { id }) => clientAddress(clientId, `platform/forms/${id}`),
});

const CHANGES = { changes: [listFormsCall, getFormCall, listFormVersionsCall, leadLexiconCall] };

/** Changes of forms, with the reads that they invalidate. */
export function useChangeForms() {
  return {
    create: useCallMutation(createFormCall, CHANGES),
    change: useCallMutation(changeFormCall, CHANGES),
    duplicate: useCallMutation(duplicateFormCall, CHANGES),
    restore: useCallMutation(restoreFormVersionCall, CHANGES),
  };
}

/** The term for a lead of a form; without a form, the client-wide term [FORM-02]. */
export function useFormLexicons(): (formId?: string) => Lexicon {
  const { id: clientId } = useCurrentClient();
  const { data } = useCall(leadLexiconCall, { params: { clientId } });
  return useCallback((formId) => lexiconOf(data, formId), [data]);
}

export interface SwitchedForm {
  id: string;
  name: string;
  active: boolean;
}

/** Switches a form off after a confirmation, with undo; switches it on without one [FORM-01]. */
export function useSwitchForm(): (form: SwitchedForm) => Promise<void> {
  const { t } = useTranslation();
  const say = useProblemText();
  const confirm = useConfirm();
  const wordOf = useFormLexicons();
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
            ? t('forms:forms.switch.onDone', { name })
            : t('forms:forms.switch.offDone', { name }),
          ...(!active && {
            action: {
              label: t('forms:forms.switch.undo'),
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
          title: t('forms:forms.switch.question', { name }),
          lost: t(`forms:lexicon.${wordOf(form.id)}.switchedOff`),
          keep: t('forms:forms.switch.keep'),
          act: t('forms:forms.switch.act'),
        }));
      if (isSure) await turn(form, !active);
    },
    [t, confirm, turn, wordOf],
  );
}
