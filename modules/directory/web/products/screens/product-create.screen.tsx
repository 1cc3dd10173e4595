import { useTranslation } from 'react-i18next';
import { SaveCounter } from '#platform/web/fields/form/save-counter.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { WayBack } from '#platform/web/module/way-back.tsx';
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
          <WayBack to={clientAddress(client.id, 'settings/products')}>
            {t('directory:menu.products')}
          </WayBack>
        }
        title={t('directory:title.newProduct')}
      />
      <ProductForm clientId={client.id} form={form}>
        {{ counter: <SaveCounter form={form} save={t('directory:product.create')} /> }}
      </ProductForm>
    </>
  );
}
