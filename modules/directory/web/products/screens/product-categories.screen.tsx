import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { manageProducts } from '#modules/directory/contract/permissions.ts';
import {
  categoryNamesBody,
  listProductCategoriesCall,
  type ProductCategory,
} from '#modules/directory/contract/products/product-categories.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import type { FieldBinding } from '#platform/web/fields/field-texts.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { writeCondition } from '#platform/web/filters/filter-condition.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import classes from '#platform/web/record/record-form.module.css';
import { ShortTable } from '#platform/web/table/short-table.tsx';
import listStyles from '../../components/named-list.module.css';
import { useLanguageNames } from '../../data/setting-labels.ts';
import { useChangeProducts } from '../data/product-listing.ts';
import { EMPTY_PRODUCT } from '../data/product-values.ts';

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

/** A field per language for the name of one category. */
function CategoryNamesDialog({
  clientId,
  category: { category, name, names, version },
  onClose,
}: {
  clientId: string;
  category: ProductCategory;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { nameOf, locales } = useLanguageNames();
  const { nameCategory } = useChangeProducts();
  const [problem, setProblem] = useState<string>();
  const form = useComptoirForm({
    schema: categoryNamesBody.pick({ names: true }),
    initialValues: { names: { ...EMPTY_PRODUCT.names, ...names } },
    async onSubmit(values) {
      const body = { category, version, names: values.names };
      const saved = await nameCategory.mutateAsync({ params: { uuid: clientId }, body });
      showToast({ text: t('directory:category.saved', { name: saved.name }) });
      onClose();
    },
    onProblem: (error) => setProblem(problemText(error)),
  });
  return (
    <TaskFormDialog
      title={t('directory:category.dialogTitle', { name })}
      help={t('directory:category.dialogHelp', { category })}
      problem={problem}
      form={form.props}
      isBusy={form.isSaving}
      act={t('directory:category.save')}
      onClose={onClose}
    >
      {locales.map((locale) => (
        <TextField
          key={locale}
          {...(form.mantine.getInputProps(`names.${locale}`) as FieldBinding<string>)}
          label={nameOf(locale)}
          lang={locale}
          autoComplete="off"
        />
      ))}
    </TaskFormDialog>
  );
}

/** Categories in the user's language, each with its number of products and missing translations. */
function CategoryList({
  clientId,
  items,
  onName,
}: {
  clientId: string;
  items: readonly ProductCategory[];
  /** Undefined if the user may not change the catalogue. */
  onName?: (category: ProductCategory) => void;
}) {
  const { t } = useTranslation();
  const { list, number } = useFormat();
  const { nameOf } = useLanguageNames();
  const productsOf = (category: string) =>
    `${clientAddress(clientId, 'settings/products')}?f.category=${encodeURIComponent(
      writeCondition({ field: 'category', kind: 'choice', operator: 'any-of', value: [category] }),
    )}`;
  const missingOf = (names: ProductCategory['names']) =>
    LOCALES.filter((locale) => !names[locale]).map(nameOf);
  const missing = {
    id: 'missing',
    header: t('directory:category.missingHead'),
    cell: ({ names }: ProductCategory) => list(missingOf(names)),
    fact: ({ names }: ProductCategory) =>
      missingOf(names).length > 0 &&
      t('directory:category.missing', { languages: list(missingOf(names)) }),
  };
  return (
    <>
      <p className={listStyles.help}>{t('directory:category.help')}</p>
      {items.length === 0 ? (
        <p className={listStyles.empty}>{t('directory:category.empty')}</p>
      ) : (
        <ShortTable
          label={t('directory:category.title')}
          nameHeader={t('directory:field.name')}
          rows={items}
          rowId={({ category }) => category}
          rowName={({ name }) => name}
          rowHref={({ category }) => productsOf(category)}
          columns={[
            ...(items.some(({ names }) => missingOf(names).length > 0) ? [missing] : []),
            {
              id: 'products',
              header: t('directory:client.products'),
              align: 'end',
              cell: ({ products }) => number(products),
              fact: ({ products }) =>
                t('directory:category.products', { count: products, formatted: number(products) }),
            },
          ]}
          rowActions={
            onName &&
            (() => [
              {
                id: 'names',
                label: t('directory:category.edit'),
                icon: <Icon of={IconPencil} />,
                run: onName,
              },
            ])
          }
        />
      )}
    </>
  );
}
