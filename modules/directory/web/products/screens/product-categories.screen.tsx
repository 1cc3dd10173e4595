import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { manageProducts } from '#modules/directory/contract/permissions.ts';
import {
  listProductCategoriesCall,
  type ProductCategory,
} from '#modules/directory/contract/products/product-categories.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { BackLink } from '#platform/web/module/back-link.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import classes from '#platform/web/record/record-form.module.css';
import { CategoryList } from '../components/category-list.tsx';
import { CategoryNamesDialog } from '../components/category-names-dialog.tsx';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(
    callQueryOptions(listProductCategoriesCall, { params: { uuid: client.id } }),
  );
};

/** Category names in each language [SUP-03, GEN-02]. */
export default function ProductCategoriesScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const categories = useCall(listProductCategoriesCall, { params: { uuid: client.id } });
  const mayName = useAbility(manageProducts);
  const [opened, setOpened] = useState<ProductCategory>();
  return (
    <>
      <PageHead
        path={
          <BackLink to={clientAddress(client.id, 'settings/products')}>
            {t('directory:menu.products')}
          </BackLink>
        }
        title={t('directory:category.title')}
      />
      <div className={classes.scroll}>
        <QueryBoundary query={categories}>
          {({ items }) => (
            <CategoryList
              clientId={client.id}
              items={items}
              {...(mayName && { onName: setOpened })}
            />
          )}
        </QueryBoundary>
      </div>
      {opened && (
        <CategoryNamesDialog
          clientId={client.id}
          category={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
