import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueProduct } from '#modules/directory/contract/product.ts';
import { productChangedMeanwhile } from '#modules/directory/contract/product-problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import {
  type ProductValues,
  productEdits,
  productFormSchema,
  valuesOfProduct,
} from './product-values.ts';
import { useChangeProducts } from './use-change-products.ts';

/** Sends what was changed, and nothing else; a second editor is told instead of undoing the first [SUP-03]. */
export function useProductForm(clientId: string, product: CatalogueProduct) {
  const { t } = useTranslation();
  const say = useProblemText();
  const { update } = useChangeProducts();
  const [isConflict, setConflict] = useState(false);
  /** What the form began with: a fresher one that was read meanwhile must not lend it its version. */
  const [base, setBase] = useState(product);
  const form = useComptoirForm<ProductValues>({
    schema: productFormSchema,
    initialValues: valuesOfProduct(product),
    async onSubmit(values) {
      const edits = productEdits(form.mantine.getInitialValues(), values);
      const saved = await update.mutateAsync({
        params: { uuid: clientId, id: product.id },
        body: { ...edits, version: base.version },
      });
      adopt(saved);
      showToast({ text: t('directory:product.saved') });
    },
    onProblem(error) {
      if (error instanceof ProblemError && error.code === productChangedMeanwhile.code)
        setConflict(true);
      else showToast({ tone: 'bad', text: say(error) });
    },
  });

  /** Another version takes the place of what the form shows; what was typed is the caller's to keep. */
  function adopt(theirs: CatalogueProduct): void {
    const values = valuesOfProduct(theirs);
    form.mantine.setInitialValues(values);
    form.mantine.setValues(values);
    form.mantine.resetDirty();
    setBase(theirs);
    setConflict(false);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a fresher one was read
  useEffect(() => {
    if (product.version !== base.version && form.changes === 0) adopt(product);
  }, [product.version]);

  return { form, isConflict, adopt };
}
