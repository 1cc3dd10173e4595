import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientRow } from '#modules/directory/contract/clients/client.ts';
import { ClientAvatar } from '#platform/web/display/marks/client-avatar.tsx';
import { NameWithMark } from '#platform/web/display/marks/name-with-mark.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from './clients.module.css';

export function useClientColumns(): TableColumn<ClientRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useSuiteLabels();
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
        minWidth: 260,
        priority: 5,
        cell: ({ modules }) => (
          <span className={classes.quiet}>
            {modules
              .map(({ module, product }) => {
                const name = words?.moduleName(module) ?? '';
                return product === 'v2' ? name : `${name} (${product})`;
              })
              .join(', ')}
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
    [t, format, words],
  );
}
