import { useTranslation } from 'react-i18next';
import type { locationList } from '#modules/directory/contract/locations/location-list.ts';
import type { LocationBulkChange } from '#modules/directory/contract/locations/manage-locations.ts';
import type { FilterOf } from '#platform/contract/lists/define-list.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { Chosen } from '#platform/web/list/chosen-rows.ts';
import { useChangeLocations } from '../../data/use-change-locations.ts';

export type ChosenLocations = Chosen<FilterOf<typeof locationList>>;

const DONE = {
  close: 'directory:bulk.closed',
  reopen: 'directory:bulk.reopened',
  addToGroup: 'directory:bulk.added',
  removeFromGroup: 'directory:bulk.removed',
  setType: 'directory:bulk.typed',
} as const;

/** The same for all chosen locations, those on other pages too [SUP-02]. */
export function useBulkLocations(clientId: string) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const say = useProblemText();
  const { bulk } = useChangeLocations();
  return async (change: LocationBulkChange, { which, done }: ChosenLocations): Promise<void> => {
    try {
      const body = { which, change };
      const { changed } = await bulk.mutateAsync({ params: { uuid: clientId }, body });
      const counted = { count: changed, formatted: number(changed) };
      showToast({ text: changed > 0 ? t(DONE[change.action], counted) : t('directory:bulk.none') });
      done();
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
    }
  };
}
