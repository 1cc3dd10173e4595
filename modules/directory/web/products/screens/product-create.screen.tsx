import { useTranslation } from 'react-i18next';
import { SaveBar } from '#platform/web/fields/form/save-bar.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { BackLink } from '#platform/web/module/back-link.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { ProductForm } from '../components/product-form.tsx';
import { useNewProduct } from '../data/use-new-product.ts';

/** A new product of the client [SUP-03]. */
export default function ProductCreateScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const form = useNewProduct(client.id);
  return (
    <>
      <PageHead
        path={
          <BackLink to={clientAddress(client.id, 'settings/products')}>
            {t('directory:menu.products')}
          </BackLink>
        }
        title={t('directory:title.newProduct')}
      />
      <ProductForm clientId={client.id} form={form}>
        {{ counter: <SaveBar form={form} save={t('directory:product.create')} /> }}
      </ProductForm>
    </>
  );
}
