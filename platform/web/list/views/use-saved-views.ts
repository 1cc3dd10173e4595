import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import {
  clientViewCalls,
  type NewView,
  type SavedView,
  superAdminViewCalls,
} from '#platform/contract/lists/saved-view.ts';
import { callServer } from '#platform/web/api/server.ts';
import { callQueryKey, callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { CurrentClientContext } from '#platform/web/module/current-client.ts';
import {
  othersIn,
  readableSearch,
  type TableAddress,
  writeTableAddress,
} from '#platform/web/table/address/table-address.ts';
import { EDGES } from '../edges.ts';

type ViewChange = Partial<Pick<NewView, 'name' | 'search' | 'shared'>>;

/** Saved views of one list, the user's own and the shared ones, of the current client or of the suite [BEY-01]. */
export function useSavedViews(list: string) {
  const { t } = useTranslation();
  const client = use(CurrentClientContext);
  const queries = useQueryClient();
  const notifyFailure = useNotifyFailure();
  // Both sets of calls have the same shape; lists above clients have no client in their path.
  const calls = (client ? clientViewCalls : superAdminViewCalls) as typeof clientViewCalls;
  const place = (client ? { uuid: client.id } : {}) as { uuid: string };
  const input = { params: place, query: { list } };
  const { data } = useCall(calls.list, input);
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
    const read = queries.getQueryData(callQueryOptions(calls.list, input).queryKey) as typeof data;
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
      notifyFailure(error, () => void remove(view));
      return false;
    }
    const { name, search, shared } = view;
    const reupload = (): void =>
      void create({ name, search, shared }).catch((error: unknown) =>
        notifyFailure(error, reupload),
      );
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

/** The saved view is part of the URL, so that a colleague who receives the link sees the same tab. */
const SAVED = 'saved';

export function readSavedViewId(search: string): string | null {
  return new URLSearchParams(search).get(SAVED);
}

export function formatViewSearch({ id, search }: Pick<SavedView, 'id' | 'search'>): string {
  // Unescaped, so that it stays readable.
  return `?${search === '' ? '' : `${search}&`}${SAVED}=${id}`;
}

/** Adds a view to parameters of other components in the URL, for example the tab that contains the list. */
export function besideOthers(next: string, before: string): string {
  const others = othersIn(before);
  for (const name of [SAVED, ...EDGES]) others.delete(name);
  if (others.size === 0) return next;
  const own = new URLSearchParams(next);
  for (const name of others.keys()) own.delete(name);
  return readableSearch(new URLSearchParams([...others, ...own]));
}

/** The URL parameters that a view stores: the query and the columns, not the page. */
export function searchToSave(address: TableAddress, columns: readonly string[]): string {
  return writeTableAddress({ ...address, columns, page: 1 }, '').slice(1);
}

/** Whether the query or the columns of the list differ from its saved view. */
export function differsFromView(
  view: Pick<SavedView, 'search'>,
  address: TableAddress,
  columns: readonly string[],
): boolean {
  const saved = new URLSearchParams(view.search);
  const shown = new URLSearchParams(searchToSave(address, columns));
  saved.sort();
  shown.sort();
  return saved.toString() !== shown.toString();
}
