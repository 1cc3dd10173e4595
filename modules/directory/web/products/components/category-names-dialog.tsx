import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  categoryNamesBody,
  type ProductCategory,
} from '#modules/directory/contract/products/product-categories.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-form-dialog.tsx';
import type { FieldBinding } from '#platform/web/fields/field-texts.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useLanguageNames } from '../../data/use-language-names.ts';
import { EMPTY_PRODUCT } from '../data/product-values.ts';
import { useChangeProducts } from '../data/use-change-products.ts';

/** A field per language for the name of one category. */
export function CategoryNamesDialog({
  clientId,
  category: { category, name, names, version },
  onClose,
}: {
  clientId: string;
  category: ProductCategory;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const say = useProblemText();
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
    onProblem: (error) => setProblem(say(error)),
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
