import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import {
  EMPTY_PRODUCT,
  type ProductValues,
  productFormSchema,
  toProductBody,
} from './product-values.ts';
import { useChangeProducts } from './use-change-products.ts';

/** A product that is not there yet; once it is, its own page shows it. */
export function useNewProduct(clientId: string) {
  const { t } = useTranslation();
  const say = useProblemText();
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
    onProblem: (error) => showToast({ tone: 'bad', text: say(error) }),
  });
  return form;
}
