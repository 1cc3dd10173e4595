import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { CatalogueProduct } from '#modules/directory/contract/products/product.ts';
import { productFields } from '#modules/directory/contract/products/product-fields.ts';
import { getProductCall } from '#modules/directory/contract/products/products.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { RecordFailedHead, RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { SaveBar } from '#platform/web/fields/form/save-bar.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useOpenedFrom } from '#platform/web/list/place/list-place.ts';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import { ProductForm } from '../components/product-form.tsx';
import { ProductState } from '../components/product-rows.tsx';
import { everyProductListing, productListing, useChangeProducts } from '../data/product-listing.ts';
import {
  type ProductValues,
  productEdits,
  productFormSchema,
  toProductValues,
} from '../data/product-values.ts';

const LABELS = pickFieldPart(productFields, 'label');

export const preload: ScreenPreload = ({ queries, client, params }) => {
  void queries.prefetchQuery(callQueryOptions(getProductCall, buildRequest(client.id, params.id)));
};

/** One product of the client [SUP-03]. */
export default function ProductEditScreen() {
  const client = useCurrentClient();
  const { id } = useParams({ strict: false }) as { id?: string };
  const queries = useQueryClient();
  const request = buildRequest(client.id, id);
  const product = useCall(getProductCall, request);
  return (
    <QueryBoundary
      query={product}
      isEditor
      failedHead={<RecordFailedHead />}
      loading={<RecordLoading />}
    >
      {(found) => (
        <>
          <PageHead
            path={<ProductPath clientId={client.id} id={found.id} />}
            title={found.name}
            subtitle={found.sku}
            beside={<ProductState isActive={found.active} />}
          />
          <ProductEditor
            key={found.id}
            clientId={client.id}
            product={found}
            onReload={() =>
              queries
                .fetchQuery({ ...callQueryOptions(getProductCall, request), staleTime: 0 })
                .catch(() => undefined)
            }
          />
        </>
      )}
    </QueryBoundary>
  );
}

function buildRequest(clientId: string, id: string | undefined) {
  return { params: { uuid: clientId, id: id ?? '' } };
}

/** Link to the list from which a product was opened: its client's or that of all clients [SUP-03]. */
function ProductPath({ clientId, id }: { clientId: string; id: string }) {
  const { t } = useTranslation();
  const from = useOpenedFrom(
    { listing: productListing, scope: clientId },
    { listing: everyProductListing, scope: null },
  );
  const shown = { id, label: t('directory:menu.products') };
  if (from === 'second')
    return (
      <RecordPath
        listing={everyProductListing}
        scope={null}
        to="/super-admin/products"
        {...shown}
      />
    );
  return (
    <RecordPath
      listing={productListing}
      scope={clientId}
      to={clientAddress(clientId, 'settings/products')}
      {...shown}
    />
  );
}

/** Product editor; on a conflict the second editor sees what the first one saved [SUP-03]. */
function ProductEditor({
  clientId,
  product,
  onReload,
}: {
  clientId: string;
  product: CatalogueProduct;
  onReload: () => Promise<CatalogueProduct | undefined>;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const editor = useProductForm({ clientId, product, onReload });

  const formatValue = (path: keyof ProductValues, values: ProductValues): string => {
    switch (path) {
      case 'names':
        return Object.values(values.names).filter(Boolean).join(', ');
      case 'price':
        return values.price === null ? '' : number(values.price / 100, 2);
      case 'active':
        return t(values.active ? 'directory:field.active' : 'directory:product.inactive');
      default:
        return values[path] ?? '';
    }
  };

  return (
    <ProductForm clientId={clientId} form={editor.form}>
      {{
        note: (
          <ConflictNote editor={editor} labelOf={(path) => t(LABELS[path])} wordsOf={formatValue} />
        ),
        counter: <SaveBar form={editor.form} />,
      }}
    </ProductForm>
  );
}

/** Form of a product [SUP-03]. */
function useProductForm(given: {
  clientId: string;
  product: CatalogueProduct;
  onReload: () => Promise<CatalogueProduct | undefined>;
}) {
  const { clientId, product } = given;
  const { t } = useTranslation();
  const { update } = useChangeProducts();
  return useRecordForm<CatalogueProduct, ProductValues>({
    record: product,
    valuesOf: (savedRecord) => toProductValues(savedRecord ?? product),
    schema: productFormSchema,
    save: ({ values, before, base }) =>
      update.mutateAsync({
        params: { uuid: clientId, id: product.id },
        body: { ...productEdits(before, values), version: (base ?? product).version },
      }),
    reload: given.onReload,
    saved: () => t('directory:product.saved'),
  });
}
