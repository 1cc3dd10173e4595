import { useTranslation } from 'react-i18next';
import { BULK_IDS_LIMIT } from '#modules/directory/contract/limits.ts';
import { listLocationsCall } from '#modules/directory/contract/list-locations.ts';
import type { changeLocationsCall } from '#modules/directory/contract/manage-locations.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { TableSelection } from '#platform/web/table/selection/table-selection.ts';
import { chosenIds, inParts } from '../../data/chosen-rows.ts';
import { useChangeLocations } from '../../data/use-change-locations.ts';

type Body = CallInput<typeof changeLocationsCall>['body'];
export type LocationChange = Body['change'];
type Filters = Extract<Body['which'], { filters: unknown }>['filters'];

const DONE = {
  close: 'directory:bulk.closed',
  reopen: 'directory:bulk.reopened',
  addToGroup: 'directory:bulk.added',
  removeFromGroup: 'directory:bulk.removed',
  setType: 'directory:bulk.typed',
} as const;

/** The same for all chosen locations, those on other pages too [SUP-02]. */
export function useBulkLocations(clientId: string, filters: Filters) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const say = useProblemText();
  const { bulk } = useChangeLocations();
  const params = { uuid: clientId };

  return async (change: LocationChange, chosen: TableSelection): Promise<boolean> => {
    try {
      let changed = 0;
      for (const which of await parts(chosen))
        changed += (await bulk.mutateAsync({ params, body: { which, change } })).changed;
      const counted = { count: changed, formatted: number(changed) };
      showToast({ text: changed > 0 ? t(DONE[change.action], counted) : t('directory:bulk.none') });
      return true;
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
      return false;
    }
  };

  async function parts(chosen: TableSelection): Promise<Body['which'][]> {
    if (chosen.kind === 'all' && chosen.except.size === 0) return [{ filters }];
    const ids = await chosenIds(chosen, listLocationsCall, { params, query: filters });
    return inParts(ids, BULK_IDS_LIMIT).map((some) => ({ ids: some }));
  }
}
