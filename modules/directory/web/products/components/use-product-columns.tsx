import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueProduct } from '#modules/directory/contract/products/product.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '../../components/list.module.css';
import { ProductState } from './product-state.tsx';

/** The columns of products, the same for one client and for all of them [SUP-03]. */
export function useProductColumns(): TableColumn<CatalogueProduct>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('directory:field.name'),
        minWidth: 260,
        priority: 10,
        namesRow: true,
        grows: true,
        sortable: true,
        cell: ({ name }) => (
          <span className={classes.name}>
            <span className={classes.cut}>{name}</span>
          </span>
        ),
      },
      {
        id: 'sku',
        whole: true,
        header: t('directory:field.sku'),
        minWidth: 140,
        priority: 9,
        sortable: true,
        copies: ({ sku }) => sku,
        cell: ({ sku }) => sku,
      },
      {
        id: 'gtin',
        whole: true,
        header: t('directory:field.gtin'),
        minWidth: 140,
        priority: 5,
        copies: ({ gtin }) => gtin ?? '',
        cell: ({ gtin }) => <span className={classes.quiet}>{gtin ?? '—'}</span>,
      },
      {
        id: 'category',
        header: t('directory:field.category'),
        minWidth: 150,
        priority: 7,
        sortable: true,
        cell: ({ categoryName }) => <span className={classes.quiet}>{categoryName || '—'}</span>,
      },
      {
        id: 'price',
        header: t('directory:field.price'),
        minWidth: 110,
        priority: 6,
        align: 'end',
        sortable: true,
        sortsDescendingFirst: true,
        cell: ({ price, currency }) =>
          price === null ? (
            <span className={classes.quiet}>—</span>
          ) : (
            format.money(price, currency ?? undefined)
          ),
      },
      {
        id: 'state',
        whole: true,
        header: t('directory:column.state'),
        minWidth: 120,
        priority: 8,
        cell: ({ active }) => <ProductState isActive={active} />,
      },
      {
        id: 'updatedAt',
        whole: true,
        header: t('directory:column.updated'),
        minWidth: 116,
        priority: 3,
        sortable: true,
        sortsBy: 'date',
        sortsDescendingFirst: true,
        cell: ({ updatedAt }) => <span className={classes.quiet}>{format.moment(updatedAt)}</span>,
      },
    ],
    [t, format],
  );
}
