import { useTranslation } from 'react-i18next';
import { BULK_IDS_LIMIT } from '#modules/directory/contract/limits.ts';
import { type changeProductsCall, listProductsCall } from '#modules/directory/contract/products.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { TableSelection } from '#platform/web/table/selection/table-selection.ts';
import { chosenIds, inParts } from '../../data/chosen-rows.ts';
import { useChangeProducts } from './use-change-products.ts';

type Body = CallInput<typeof changeProductsCall>['body'];
type Filters = Extract<Body['which'], { filters: unknown }>['filters'];

const DONE = {
  activate: 'directory:bulk.activated',
  deactivate: 'directory:bulk.deactivated',
} as const;

/** Takes all chosen products into or out of use, those on other pages too [SUP-03]. */
export function useBulkProducts(clientId: string, filters: Filters) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const say = useProblemText();
  const { bulk } = useChangeProducts();
  const params = { uuid: clientId };

  return async (action: keyof typeof DONE, chosen: TableSelection): Promise<boolean> => {
    try {
      let changed = 0;
      for (const which of await parts(chosen))
        changed += (await bulk.mutateAsync({ params, body: { which, change: { action } } }))
          .changed;
      const counted = { count: changed, formatted: number(changed) };
      showToast({ text: changed > 0 ? t(DONE[action], counted) : t('directory:bulk.none') });
      return true;
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
      return false;
    }
  };

  async function parts(chosen: TableSelection): Promise<Body['which'][]> {
    if (chosen.kind === 'all' && chosen.except.size === 0) return [{ filters }];
    const ids = await chosenIds(chosen, listProductsCall, { params, query: filters });
    return inParts(ids, BULK_IDS_LIMIT).map((some) => ({ ids: some }));
  }
}
