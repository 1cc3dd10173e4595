import {
  IconCircleCheck,
  IconCircleMinus,
  IconPlus,
  IconTableImport,
  IconTags,
} from '@tabler/icons-react';
import { manageProducts } from '#modules/directory/contract/permissions.ts';
import type { productList } from '#modules/directory/contract/products/product.ts';
import {
  exportProductsCall,
  getProductFiltersCall,
} from '#modules/directory/contract/products/products.ts';
import type { FilterOf } from '#platform/contract/lists/define-list.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { type PageAction, PageActionButtons } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordList } from '#platform/web/list/record-list.tsx';
import type { Chosen, ListBulkAction } from '#platform/web/list/record-list-props.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useNames } from '#platform/web/module/translate.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { PRODUCT_VIEW_NAMES, ProductCard, useProductColumns } from '../components/product-rows.tsx';
import { productListing, useChangeProducts, useProductChoices } from '../data/product-listing.ts';

const DONE = {
  activate: 'directory:bulk.activated',
  deactivate: 'directory:bulk.deactivated',
} as const;

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(
    callQueryOptions(getProductFiltersCall, { params: { uuid: client.id } }),
  );
};

/** The catalogue of the client [SUP-03]. */
export default function ProductListScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <>
      <PageHead title={t('directory:menu.products')} actions={useProductListActions(client.id)} />
      <ProductsTable key={client.id} clientId={client.id} />
    </>
  );
}

/** The catalogue of a client; products can be activated or deactivated in bulk [SUP-03]. */
function ProductsTable({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const { views, fields } = useProductChoices(clientId);
  return (
    <RecordList
      listing={productListing}
      scope={clientId}
      label={t('directory:menu.products')}
      search={t('directory:product.search')}
      viewNames={useNames(PRODUCT_VIEW_NAMES)}
      viewCounts={views}
      fields={fields}
      columns={useProductColumns()}
      firstUse={<NoProducts clientId={clientId} />}
      card={(product, way) => <ProductCard product={product} {...way} />}
      bulkActions={useProductBulk(clientId)}
      exports={{
        call: exportProductsCall,
        inputOf: (format, filters) => ({ params: { uuid: clientId }, body: { format, filters } }),
      }}
    />
  );
}

/** Empty state of a catalogue. */
function NoProducts({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      isExplained
      title={t('directory:product.emptyTitle')}
      actions={<PageActionButtons actions={useProductListActions(clientId)} />}
      steps={[
        { title: t('directory:product.emptyStep1') },
        { title: t('directory:product.emptyStep2') },
        { title: t('directory:product.emptyStep3') },
      ]}
    >
      {t('directory:product.emptyText')}
    </EmptyState>
  );
}

/** Bulk actions for products [SUP-03]. */
function useProductBulk(clientId: string): () => ProductBulkAction[] {
  const { t } = useTranslation();
  const mayManage = useAbility(manageProducts);
  const run = useBulkProducts(clientId);
  const actions: ProductBulkAction[] = [
    {
      id: 'activate',
      label: t('directory:bulk.activate'),
      icon: <Icon of={IconCircleCheck} />,
      run: (chosen) => void run('activate', chosen),
    },
    {
      id: 'deactivate',
      label: t('directory:bulk.deactivate'),
      icon: <Icon of={IconCircleMinus} />,
      run: (chosen) => void run('deactivate', chosen),
    },
  ];
  return () => (mayManage ? actions : []);
}

type Filter = FilterOf<typeof productList>;

type ProductBulkAction = ListBulkAction<Filter>;

/** Activates or deactivates all chosen products, including other pages [SUP-03]. */
function useBulkProducts(clientId: string) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const problemText = useProblemText();
  const { bulk } = useChangeProducts();
  return async (action: keyof typeof DONE, { which, done }: Chosen<Filter>): Promise<void> => {
    try {
      const body = { which, change: { action } };
      const { changed } = await bulk.mutateAsync({ params: { uuid: clientId }, body });
      const counted = { count: changed, formatted: number(changed) };
      showToast({ text: changed > 0 ? t(DONE[action], counted) : t('directory:bulk.none') });
      done();
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
    }
  };
}

/** The two ways in which products come, one by one and many from a file; and the names of their categories. */
function useProductListActions(clientId: string): PageAction[] {
  const { t } = useTranslation();
  if (!useAbility(manageProducts)) return [];
  return [
    {
      id: 'categories',
      label: t('directory:category.title'),
      icon: IconTags,
      to: clientAddress(clientId, 'settings/products/categories'),
    },
    {
      id: 'import',
      label: t('directory:list.import'),
      icon: IconTableImport,
      to: clientAddress(clientId, 'settings/products/import'),
    },
    {
      id: 'new',
      label: t('directory:title.newProduct'),
      icon: IconPlus,
      isPrimary: true,
      to: clientAddress(clientId, 'settings/products/new'),
    },
  ];
}
