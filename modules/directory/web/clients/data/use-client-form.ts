import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientChangedMeanwhile } from '#modules/directory/contract/client-problems.ts';
import {
  type ClientDetail,
  clientChangesSchema,
  getClientDetailCall,
  listAllClientsCall,
  updateClientCall,
} from '#modules/directory/contract/manage-clients.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { type ClientValues, clientEdits, valuesOfClient } from './client-values.ts';
import { emptyIsUnset } from './empty-is-unset.ts';

const schema = emptyIsUnset(clientChangesSchema, { version: 0 });

/** Sends what was changed; a second editor is told, and what they typed stays until they decide [SUP-01]. */
export function useClientForm(client: ClientDetail) {
  const { t } = useTranslation();
  const say = useProblemText();
  const [base, setBase] = useState(client);
  const [theirs, setTheirs] = useState<ClientDetail>();
  const update = useCallMutation(updateClientCall, {
    changes: [listAllClientsCall, getClientDetailCall],
  });
  const form = useComptoirForm<ClientValues>({
    schema,
    initialValues: valuesOfClient(client),
    async onSubmit(values) {
      await save(values, base);
    },
    async onProblem(error) {
      if (error instanceof ProblemError && error.code === clientChangedMeanwhile.code)
        setTheirs(await callServer(getClientDetailCall, { params: { uuid: client.uuid } }));
      else showToast({ tone: 'bad', text: say(error) });
    },
  });

  const save = async (values: ClientValues, against: ClientDetail) => {
    const edits = clientEdits(valuesOfClient(base), values);
    const body = { version: against.version, ...edits } as CallInput<
      typeof updateClientCall
    >['body'];
    setBase(await update.mutateAsync({ params: { uuid: client.uuid }, body }));
    setTheirs(undefined);
    form.markSaved();
    showToast({ text: t('directory:client.saved') });
  };

  return {
    form,
    /** What somebody else has saved meanwhile. */
    theirs,
    showTheirs() {
      if (!theirs) return;
      const values = valuesOfClient(theirs);
      form.mantine.setInitialValues(values);
      form.mantine.setValues(values);
      form.mantine.resetDirty();
      setBase(theirs);
      setTheirs(undefined);
    },
    saveMine() {
      if (theirs)
        void save(form.mantine.getValues(), theirs).catch((error: unknown) =>
          showToast({ tone: 'bad', text: say(error) }),
        );
    },
  };
}
