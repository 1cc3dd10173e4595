import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewView, SavedView } from '#platform/contract/views/saved-view.ts';
import { clientViewCalls, houseViewCalls } from '#platform/contract/views/view-calls.ts';
import { queryKeyOf, queryOf } from '#platform/web/api/query-of.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useTellFailure } from '#platform/web/feedback/use-tell-failure.ts';
import { CurrentClientContext } from '#platform/web/module/current-client.ts';

type ViewChange = Partial<Pick<NewView, 'name' | 'search' | 'shared'>>;

/** The views of one list, one's own and the shared ones, of the client that is open or of the house [BEY-01]. */
export function useSavedViews(list: string) {
  const { t } = useTranslation();
  const client = use(CurrentClientContext);
  const queries = useQueryClient();
  const tellFailure = useTellFailure();
  // One shape in two places: what stands above clients has no client in its address.
  const calls = (client ? clientViewCalls : houseViewCalls) as typeof clientViewCalls;
  const place = (client ? { uuid: client.id } : {}) as { uuid: string };
  const asked = { params: place, query: { list } };
  const { data } = useCall(calls.list, asked);
  const again = () => queries.invalidateQueries({ queryKey: queryKeyOf(calls.list) });

  const create = async (view: Omit<NewView, 'list'>): Promise<SavedView> => {
    const made = await callServer(calls.create, { params: place, body: { list, ...view } });
    await again();
    showToast({ text: t('platform:savedViews.saved', { name: made.name }) });
    return made;
  };
  const change = async (view: SavedView, wanted: ViewChange): Promise<SavedView> => {
    const params = { ...place, id: view.id };
    // Tried again, it is told against what was read after the first try.
    const read = queries.getQueryData(queryOf(calls.list, asked).queryKey) as typeof data;
    const { version } = read?.items.find(({ id }) => id === view.id) ?? view;
    const changed = await callServer(calls.update, { params, body: { ...wanted, version } }).catch(
      async (error: unknown) => {
        await again();
        throw error;
      },
    );
    await again();
    showToast({ text: t('platform:savedViews.saved', { name: changed.name }) });
    return changed;
  };
  const remove = async (view: SavedView): Promise<boolean> => {
    try {
      await callServer(calls.delete, { params: { ...place, id: view.id } });
      await again();
    } catch (error) {
      tellFailure(error, () => void remove(view));
      return false;
    }
    const { name, search, shared } = view;
    const reupload = (): void =>
      void create({ name, search, shared }).catch((error: unknown) => tellFailure(error, reupload));
    showToast({
      text: t('platform:savedViews.removed', { name }),
      action: { label: t('platform:savedViews.undo'), onClick: reupload },
    });
    return true;
  };
  return {
    views: data?.items ?? [],
    mayShare: data?.mayShare ?? false,
    isHouse: client === null,
    create,
    change,
    remove,
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
