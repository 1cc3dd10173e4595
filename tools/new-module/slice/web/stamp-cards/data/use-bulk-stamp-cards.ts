import { useTranslation } from 'react-i18next';
import type { StampCardFilter } from '#modules/corner-shop/contract/stamp-card-list.ts';
import type { StampCardAction } from '#modules/corner-shop/contract/stamp-cards.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { Chosen } from '#platform/web/list/record-list-props.ts';
import { useChangeStampCards } from './use-change-stamp-cards.ts';

const DONE = {
  activate: 'corner-shop:bulk.activated',
  deactivate: 'corner-shop:bulk.deactivated',
  delete: 'corner-shop:bulk.deleted',
} as const satisfies Record<StampCardAction, string>;

/** Runs an action on all selected records, including those on other pages, and shows the result. */
export function useBulkStampCards(clientId: string) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const say = useProblemText();
  const { bulk } = useChangeStampCards();
  return async (
    action: StampCardAction,
    { which, done }: Pick<Chosen<StampCardFilter>, 'which' | 'done'>,
  ): Promise<void> => {
    try {
      const { changed } = await bulk.mutateAsync({
        params: { uuid: clientId },
        body: { which, change: { action } },
      });
      const counted = { count: changed, formatted: number(changed) };
      showToast({ text: changed > 0 ? t(DONE[action], counted) : t('corner-shop:bulk.none') });
      done();
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
    }
  };
}
