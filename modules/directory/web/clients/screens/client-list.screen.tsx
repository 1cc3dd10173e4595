import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useMemo } from 'react';
import {
  type ClientRow,
  type ClientView,
  clientList,
} from '#modules/directory/contract/clients/client.ts';
import { clientFields } from '#modules/directory/contract/clients/client-fields.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { SUITE_MODULES } from '#platform/contract/navigation.ts';
import { SuiteDecisions } from '#platform/web/decisions/decisions.tsx';
import { ClientAvatar, NameWithMark } from '#platform/web/display/marks/avatar.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { type PageAction, PageActionButton } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { buildFilterFields } from '#platform/web/list/list-question.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import { clientListing } from '../client-values.ts';
import classes from '../components/clients.module.css';

const VIEW_NAMES = {
  active: 'directory:client.viewActive',
  archived: 'directory:client.viewArchived',
} as const satisfies Record<ClientView, string>;

const FIELD_NAMES = {
  ...pickFieldPart(clientFields, 'label'),
  module: 'directory:field.modules',
  created: 'directory:client.created',
} as const satisfies Record<keyof typeof clientList.fields, string>;

/** The clients of the suite [SUP-01]. */
export default function ClientListScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t('directory:title.clients')}
        decisions={<SuiteDecisions calm={t('directory:decision.noneInSuite')} />}
        actions={[useNewClient(), useImportClient()]}
      />
      <ClientsTable />
    </>
  );
}

/** All clients of the suite, active and archived [SUP-01]. */
function ClientsTable() {
  const { t } = useTranslation();
  const suiteLabels = useSuiteLabels();
  const names = useNames(FIELD_NAMES);
  const fields = useMemo(() => {
    const module = SUITE_MODULES.filter((id) => id !== 'superadmin').map((value) => ({
      value,
      label: suiteLabels?.moduleName(value) ?? value,
    }));
    return buildFilterFields(clientList, names, { module });
  }, [suiteLabels, names]);
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

/** Empty state of a new installation. */
function NoClients() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('directory:client.emptyTitle')}
      actions={
        <>
          <PageActionButton action={useNewClient()} />
          <PageActionButton action={useImportClient()} />
        </>
      }
      steps={[
        { title: t('directory:client.emptyStep1') },
        { title: t('directory:client.emptyStep2') },
        { title: t('directory:client.emptyStep3') },
      ]}
    >
      {t('directory:client.emptyText')}
    </EmptyState>
  );
}

/** A client on a phone: its name and figures. */
function ClientCard({ client, ...way }: CardNavigation & { client: ClientRow }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { name, locations, products } = client;
  return (
    <PhoneCard
      {...way}
      mark={<ClientAvatar name={name} />}
      name={name}
      facts={[
        t('directory:list.locations', { count: locations, formatted: number(locations) }),
        t('directory:category.products', { count: products, formatted: number(products) }),
      ]}
    />
  );
}

function useClientColumns(): TableColumn<ClientRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const suiteLabels = useSuiteLabels();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('directory:field.name'),
        minWidth: 220,
        priority: 10,
        namesRow: true,
        grows: true,
        sortable: true,
        cell: ({ name }) => <NameWithMark mark={<ClientAvatar name={name} />} name={name} />,
      },
      {
        id: 'identifier',
        header: t('directory:field.identifier'),
        minWidth: 180,
        priority: 6,
        sortable: true,
        copies: ({ identifier }) => identifier,
        cell: ({ identifier }) => <span className={classes.quiet}>{identifier}</span>,
      },
      {
        id: 'brandId',
        header: t('directory:field.brandId'),
        minWidth: 96,
        priority: 3,
        copies: ({ brandId }) => brandId,
        cell: ({ brandId }) => <span className={classes.quiet}>{brandId}</span>,
      },
      {
        id: 'modules',
        header: t('directory:field.modules'),
        minWidth: 110,
        priority: 5,
        cell: ({ modules }) => (
          <span
            className={classes.quiet}
            title={modules
              .map(({ module, product }) => {
                const name = suiteLabels?.moduleName(module) ?? '';
                return product === 'v2' ? name : `${name} (${product})`;
              })
              .join(', ')}
          >
            {t('directory:client.modulesCount', {
              count: modules.length,
              formatted: format.number(modules.length),
            })}
          </span>
        ),
      },
      {
        id: 'locations',
        header: t('directory:client.locations'),
        minWidth: 90,
        priority: 8,
        align: 'end',
        cell: ({ locations }) => format.number(locations),
      },
      {
        id: 'products',
        header: t('directory:client.products'),
        minWidth: 90,
        priority: 7,
        align: 'end',
        cell: ({ products }) => format.number(products),
      },
      {
        id: 'createdAt',
        whole: true,
        header: t('directory:client.created'),
        minWidth: 110,
        priority: 4,
        sortable: true,
        sortsBy: 'date',
        sortsDescendingFirst: true,
        cell: ({ createdAt }) => <span className={classes.quiet}>{format.date(createdAt)}</span>,
      },
    ],
    [t, format, suiteLabels],
  );
}

function useNewClient(): PageAction {
  const { t } = useTranslation();
  return {
    id: 'new',
    label: t('directory:title.newClient'),
    icon: IconPlus,
    isPrimary: true,
    to: '/super-admin/clients/new',
  };
}

function useImportClient(): PageAction {
  const { t } = useTranslation();
  return {
    id: 'import',
    label: t('directory:title.importClient'),
    icon: IconUpload,
    to: '/super-admin/clients/import',
  };
}
