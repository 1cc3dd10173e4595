import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { listAllProductsCall } from '#modules/directory/contract/all-clients.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { useTableAddress } from '#platform/web/table/address/use-table-address.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ListViews } from '#platform/web/table/list-views.tsx';
import { answeredRows } from '#platform/web/table/rows/answered-rows.ts';
import { useTableState } from '#platform/web/table/use-table-state.ts';
import { ClientSelect } from '../../components/client-select.tsx';
import classes from '../../components/list.module.css';
import { useClientColumn } from '../../components/use-client-column.tsx';
import { clientOfSearch } from '../../data/client-of-search.ts';
import {
  PRODUCT_VIEWS,
  PRODUCTS_PAGE_SIZE,
  PRODUCTS_RULES,
  productsQuestion,
  productViewOf,
} from '../data/products-question.ts';
import { ProductCard } from './product-card.tsx';
import { PRODUCT_VIEW_NAMES } from './product-view-names.ts';
import { useProductColumns } from './use-product-columns.tsx';

type Row = CallOutput<typeof listAllProductsCall>['items'][number];
const RULES = { ...PRODUCTS_RULES, fields: [] };

/** The products of all clients; a row opens in its own client [SUP-03]. */
export function EveryProductTable() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const router = useRouterAddress();
  const { address, change } = useTableAddress(router, RULES);
  const columns = useClientColumn<Row>(useProductColumns() as TableColumn<Row>[]);
  const { state, change: changeState } = useTableState({
    user: 'super-admin',
    table: 'every-product',
    columns,
    address,
    changeAddress: change,
  });
  const client = clientOfSearch(router.search);
  const products = useCall(listAllProductsCall, {
    query: { ...productsQuestion(address), ...(client !== null && { client }) },
  });
  const open = useCallback((href: string) => void navigate({ href }), [navigate]);
  return (
    <div className={classes.goods}>
      <ListViews
        label={t('directory:list.views')}
        current={productViewOf(address)}
        address={address}
        change={change}
        pieces={PRODUCT_VIEWS.map((id) => ({ id, label: t(PRODUCT_VIEW_NAMES[id]) }))}
      />
      <DataTable
        label={t('directory:menu.products')}
        bar={(tools) => (
          <FilterBar
            search={{
              placeholder: t('directory:product.search'),
              query: address.q,
              onSearch: (q) => change({ q }, 'replace'),
            }}
            fields={[]}
            conditions={[]}
            onChange={() => {}}
            saveView={<ClientSelect />}
            tools={tools}
          />
        )}
        columns={columns}
        {...answeredRows(products)}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
        navigate={open}
        state={{ ...state, sort: state.sort ?? { column: 'name', descending: false } }}
        onChange={changeState}
        pageSize={PRODUCTS_PAGE_SIZE}
        filtered
        onClearFilters={() => router.setSearch('', 'push')}
        renderCard={(row) => (
          <ProductCard product={row} client={row.client.name} href={hrefOf(row)} navigate={open} />
        )}
      />
    </div>
  );
}

function idOf({ id }: Row): string {
  return id;
}

function nameOf({ name }: Row): string {
  return name;
}

function hrefOf({ client, id }: Row): string {
  return clientAddress(client.uuid, `settings/products/${id}`);
}
