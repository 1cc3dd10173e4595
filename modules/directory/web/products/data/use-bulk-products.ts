import { useTranslation } from 'react-i18next';
import type { productList } from '#modules/directory/contract/products/product-list.ts';
import type { FilterOf } from '#platform/contract/lists/define-list.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { Chosen } from '#platform/web/list/chosen-rows.ts';
import type { ListBulkAction } from '#platform/web/list/record-list-props.ts';
import { useChangeProducts } from './use-change-products.ts';

type Filter = FilterOf<typeof productList>;
export type ProductBulkAction = ListBulkAction<Filter>;

const DONE = {
  activate: 'directory:bulk.activated',
  deactivate: 'directory:bulk.deactivated',
} as const;

/** Takes all chosen products into or out of use, those on other pages too [SUP-03]. */
export function useBulkProducts(clientId: string) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const say = useProblemText();
  const { bulk } = useChangeProducts();
  return async (action: keyof typeof DONE, { which, done }: Chosen<Filter>): Promise<void> => {
    try {
      const body = { which, change: { action } };
      const { changed } = await bulk.mutateAsync({ params: { uuid: clientId }, body });
      const counted = { count: changed, formatted: number(changed) };
      showToast({ text: changed > 0 ? t(DONE[action], counted) : t('directory:bulk.none') });
      done();
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
    }
  };
}
