import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewView, SavedView } from '#platform/contract/views/saved-view.ts';
import { clientViewCalls, superAdminViewCalls } from '#platform/contract/views/view-calls.ts';
import { callQueryKey, callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { CurrentClientContext } from '#platform/web/module/current-client.ts';

type ViewChange = Partial<Pick<NewView, 'name' | 'search' | 'shared'>>;

/** Saved views of one list, the user's own and the shared ones, of the current client or of the suite [BEY-01]. */
export function useSavedViews(list: string) {
  const { t } = useTranslation();
  const client = use(CurrentClientContext);
  const queries = useQueryClient();
  const tellFailure = useNotifyFailure();
  // Both sets of calls have the same shape; lists above clients have no client in their path.
  const calls = (client ? clientViewCalls : superAdminViewCalls) as typeof clientViewCalls;
  const place = (client ? { uuid: client.id } : {}) as { uuid: string };
  const asked = { params: place, query: { list } };
  const { data } = useCall(calls.list, asked);
  const again = () => queries.invalidateQueries({ queryKey: callQueryKey(calls.list) });

  const create = async (view: Omit<NewView, 'list'>): Promise<SavedView> => {
    const made = await callServer(calls.create, { params: place, body: { list, ...view } });
    await again();
    showToast({ text: t('platform:savedViews.saved', { name: made.name }) });
    return made;
  };
  const change = async (view: SavedView, wanted: ViewChange): Promise<SavedView> => {
    const params = { ...place, id: view.id };
    // A retry uses the version that was read after the first attempt.
    const read = queries.getQueryData(callQueryOptions(calls.list, asked).queryKey) as typeof data;
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
