import { useNavigate } from '@tanstack/react-router';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { SaveBar } from '#platform/web/fields/form/save-bar.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { ProductForm } from '../components/product-form.tsx';
import { useChangeProducts } from '../data/product-listing.ts';
import {
  EMPTY_PRODUCT,
  type ProductValues,
  productFormSchema,
  toProductBody,
} from '../data/product-values.ts';

/** A new product of the client [SUP-03]. */
export default function ProductCreateScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const form = useNewProduct(client.id);
  const list = clientAddress(client.id, 'settings/products');
  return (
    <>
      <PageHead
        path={<BackLink to={list}>{t('directory:menu.products')}</BackLink>}
        title={t('directory:title.newProduct')}
      />
      <ProductForm clientId={client.id} form={form}>
        {{
          counter: <SaveBar form={form} save={t('directory:product.create')} leaveTo={list} />,
        }}
      </ProductForm>
    </>
  );
}

/** Form of a new product; after saving, its own page opens. */
function useNewProduct(clientId: string) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const navigate = useNavigate();
  const { create } = useChangeProducts();
  const form = useComptoirForm<ProductValues>({
    schema: productFormSchema,
    initialValues: EMPTY_PRODUCT,
    async onSubmit(values) {
      const { id, name } = await create.mutateAsync({
        params: { uuid: clientId },
        body: toProductBody(values),
      });
      form.markSaved();
      showToast({ text: t('directory:product.created', { name }) });
      await navigate({
        to: clientAddress(clientId, `settings/products/${id}`),
        ignoreBlocker: true,
      });
    },
    onProblem: (error) => showToast({ tone: 'bad', text: problemText(error) }),
  });
  return form;
}
