import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { newClientSchema } from '#modules/directory/contract/clients/client.ts';
import {
  createClientCall,
  listAllClientsCall,
} from '#modules/directory/contract/clients/manage-clients.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { DEFAULT_TIME_ZONE, isTimeZone } from '#platform/contract/time/time-zone.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { readerZone } from '#platform/web/time/reader-zone.ts';
import { type ClientValues, EMPTY_CLIENT } from './client-values.ts';
import { emptyIsUnset } from './empty-is-unset.ts';

export type NewClientValues = ClientValues & { identifier: string; brandId: string };

/** Defaults to the super admin's time zone, which most brands share; the field is visible and can be changed. */
const EMPTY: NewClientValues = {
  ...EMPTY_CLIENT,
  identifier: '',
  brandId: '',
  timeZone: isTimeZone(readerZone()) ? readerZone() : DEFAULT_TIME_ZONE,
};
const schema = emptyIsUnset(newClientSchema);

/** A new client needs only the required fields; the rest can be set later [SUP-01]. */
export function useNewClientForm() {
  const { t } = useTranslation();
  const say = useProblemText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const create = useCallMutation(createClientCall, { changes: [listAllClientsCall] });
  return useComptoirForm<NewClientValues>({
    schema,
    initialValues: EMPTY,
    async onSubmit(values) {
      const given = Object.entries(values).filter(([, value]) => value !== '');
      const body = Object.fromEntries(given) as CallInput<typeof createClientCall>['body'];
      const { uuid, name } = await create.mutateAsync({ body });
      // The switch of clients counts and names it, too.
      void queries.invalidateQueries();
      showToast({ text: t('directory:client.made', { name }) });
      await navigate({ href: `/super-admin/clients/${uuid}`, replace: true, ignoreBlocker: true });
    },
    onProblem: (error) => showToast({ tone: 'bad', text: say(error) }),
  });
}
