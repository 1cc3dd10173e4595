import { IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { manageProducts } from '#modules/directory/contract/permissions.ts';
import type { CatalogueProduct } from '#modules/directory/contract/product.ts';
import { exportProductsCall, listProductsCall } from '#modules/directory/contract/products.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { ExportMenu } from '#platform/web/exports/export-menu.tsx';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { useTableAddress } from '#platform/web/table/address/use-table-address.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ListViews } from '#platform/web/table/list-views.tsx';
import { answeredRows } from '#platform/web/table/rows/answered-rows.ts';
import {
  NOTHING_SELECTED,
  type TableSelection,
} from '#platform/web/table/selection/table-selection.ts';
import { useTableState } from '#platform/web/table/use-table-state.ts';
import classes from '../../components/list.module.css';
import { withoutNoneOf } from '../../data/chosen-values.ts';
import {
  PRODUCT_VIEWS,
  PRODUCTS_PAGE_SIZE,
  PRODUCTS_RULES,
  productFiltersOf,
  productsQuestion,
  productViewOf,
} from '../data/products-question.ts';
import { useBulkProducts } from '../data/use-bulk-products.ts';
import { useProductChoices } from '../data/use-product-choices.ts';
import { NoProducts } from './no-products.tsx';
import { ProductCard } from './product-card.tsx';
import { PRODUCT_VIEW_NAMES } from './product-view-names.ts';
import { useProductColumns } from './use-product-columns.tsx';

/** The catalogue of a client: views, search, categories, rows, and taking several into or out of use [SUP-03]. */
export function ProductsTable({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const router = useRouterAddress();
  const mayManage = useAbility(manageProducts);
  const { address: written, change } = useTableAddress(router, PRODUCTS_RULES);
  const choices = useProductChoices(clientId);
  const address = { ...written, filters: withoutNoneOf(written.filters, choices.values) };
  const columns = useProductColumns();
  const { state, change: changeState } = useTableState({
    user: clientId,
    table: 'products',
    columns,
    address,
    changeAddress: change,
  });
  const params = { uuid: clientId };
  const filters = productFiltersOf(address);
  const products = useCall(listProductsCall, { params, query: productsQuestion(address) });
  const view = productViewOf(address);
  const counts = choices.counts && {
    all: choices.counts.total,
    active: choices.counts.active,
    inactive: choices.counts.inactive,
  };
  const open = useCallback((href: string) => void navigate({ href }), [navigate]);
  const hrefOf = useCallback(
    ({ id }: CatalogueProduct) => clientAddress(clientId, `settings/products/${id}`),
    [clientId],
  );
  const runBulk = useBulkProducts(clientId, filters);
  const take = async (action: 'activate' | 'deactivate', chosen: TableSelection) => {
    if (await runBulk(action, chosen)) changeState({ selected: NOTHING_SELECTED });
  };
  const isFiltered = address.q !== '' || address.filters.length > 0;

  return (
    <div className={classes.goods}>
      <ListViews
        label={t('directory:list.views')}
        current={view}
        address={written}
        change={change}
        pieces={PRODUCT_VIEWS.map((id) => ({
          id,
          label: t(PRODUCT_VIEW_NAMES[id]),
          count: counts?.[id],
        }))}
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
            fields={choices.fields}
            conditions={address.filters}
            onChange={(conditions) => change({ filters: conditions })}
            {...(isFiltered &&
              products.data &&
              counts && { count: { found: products.data.total, total: counts[view] } })}
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
        filtered={isFiltered || view !== 'all'}
        onClearFilters={() => change({ q: '', filters: [], view: null })}
        firstUse={<NoProducts clientId={clientId} />}
        renderCard={(product) => (
          <ProductCard product={product} href={hrefOf(product)} navigate={open} />
        )}
        {...(mayManage && {
          bulkActions: [
            {
              id: 'activate',
              label: t('directory:bulk.activate'),
              icon: <Icon of={IconCircleCheck} />,
              run: (chosen) => void take('activate', chosen),
            },
            {
              id: 'deactivate',
              label: t('directory:bulk.deactivate'),
              icon: <Icon of={IconCircleMinus} />,
              run: (chosen) => void take('deactivate', chosen),
            },
          ],
        })}
        exportAction={
          <ExportMenu
            call={exportProductsCall}
            inputOf={(format) => ({ params, body: { format, filters } })}
          />
        }
      />
    </div>
  );
}

function idOf({ id }: CatalogueProduct): string {
  return id;
}

function nameOf({ name }: CatalogueProduct): string {
  return name;
}
