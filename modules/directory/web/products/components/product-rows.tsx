import { useMemo } from 'react';
import type {
  CatalogueProduct,
  everyProductList,
  ProductView,
} from '#modules/directory/contract/products/product.ts';
import { productFields } from '#modules/directory/contract/products/product-fields.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { State } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '../../components/list.module.css';

export function ProductState({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation();
  return isActive ? (
    <State tone="ok">{t('directory:field.active')}</State>
  ) : (
    <State tone="off">{t('directory:product.inactive')}</State>
  );
}

/** Product card for phones: name, price, category and status. */
export function ProductCard({
  product,
  client,
  ...way
}: CardNavigation & {
  product: CatalogueProduct;
  /** Name of the client, if it differs from the current one. */
  client?: string;
}) {
  const { money } = useFormat();
  const { name, sku, categoryName, price, currency, active } = product;
  return (
    <PhoneCard
      {...way}
      name={name}
      figure={price !== null && money(price, currency ?? undefined)}
      text={categoryName}
      state={<ProductState isActive={active} />}
      facts={[sku, client]}
    />
  );
}

/** Columns of products, for one client and for all [SUP-03]. */
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

export const PRODUCT_VIEW_NAMES = {
  all: 'directory:view.all',
  active: 'directory:view.active',
  inactive: 'directory:view.inactive',
} as const satisfies Record<ProductView, string>;

export const PRODUCT_FIELD_NAMES = {
  ...pickFieldPart(productFields, 'label'),
  client: 'directory:column.client',
  name: 'directory:field.name',
  hasPrice: 'directory:filter.hasPrice',
  hasGtin: 'directory:filter.hasGtin',
  updated: 'directory:column.updated',
} as const satisfies Record<keyof typeof everyProductList.fields, string>;
