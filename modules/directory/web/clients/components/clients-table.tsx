import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { clientFields } from '#modules/directory/contract/clients/client-fields.ts';
import { type ClientView, clientList } from '#modules/directory/contract/clients/client-list.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { SUITE_MODULES } from '#platform/contract/navigation.ts';
import { buildFilterFields } from '#platform/web/list/build-filter-fields.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import { clientListing } from '../data/client-listing.ts';
import { ClientCard } from './client-card.tsx';
import { NoClients } from './no-clients.tsx';
import { useClientColumns } from './use-client-columns.tsx';

const VIEW_NAMES = {
  active: 'directory:client.viewActive',
  archived: 'directory:client.viewArchived',
} as const satisfies Record<ClientView, string>;
const FIELD_NAMES = {
  ...pickFieldPart(clientFields, 'label'),
  module: 'directory:field.modules',
  created: 'directory:client.created',
} as const satisfies Record<keyof typeof clientList.fields, string>;

/** All clients of the suite, those in use and those that were archived [SUP-01]. */
export function ClientsTable() {
  const { t } = useTranslation();
  const words = useSuiteLabels();
  const names = useNames(FIELD_NAMES);
  const fields = useMemo(() => {
    const module = SUITE_MODULES.filter((id) => id !== 'superadmin').map((value) => ({
      value,
      label: words?.moduleName(value) ?? value,
    }));
    return buildFilterFields(clientList, names, { module });
  }, [words, names]);
  return (
    <RecordList
      listing={clientListing}
      scope={null}
      label={t('directory:title.clients')}
      search={t('directory:client.search')}
      viewNames={useNames(VIEW_NAMES)}
      fields={fields}
      columns={useClientColumns()}
      firstUse={<NoClients />}
      card={(client, way) => <ClientCard client={client} {...way} />}
    />
  );
}
