import { useTranslation } from 'react-i18next';
import {
  type ClientDetail,
  clientChangesSchema,
} from '#modules/directory/contract/clients/client.ts';
import {
  getClientDetailCall,
  listAllClientsCall,
  updateClientCall,
} from '#modules/directory/contract/clients/manage-clients.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import { type ClientValues, clientEdits, toClientValues } from './client-values.ts';
import { emptyIsUnset } from './empty-is-unset.ts';

const schema = emptyIsUnset(clientChangesSchema, { version: 0 });

/** The editor of a client [SUP-01]. */
export function useClientForm(
  client: ClientDetail,
  reload: () => Promise<ClientDetail | undefined>,
) {
  const { t } = useTranslation();
  const update = useCallMutation(updateClientCall, {
    changes: [listAllClientsCall, getClientDetailCall],
  });
  return useRecordForm<ClientDetail, ClientValues>({
    record: client,
    valuesOf: (kept) => toClientValues(kept ?? client),
    schema,
    save({ values, before, base }) {
      const { version } = base ?? client;
      const body = { version, ...clientEdits(before, values) } as CallInput<
        typeof updateClientCall
      >['body'];
      return update.mutateAsync({ params: { uuid: client.uuid }, body });
    },
    reload,
    saved: () => t('directory:client.saved'),
  });
}
