import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import {
  listNotifications,
  type NotificationTab,
  readNotifications,
} from '#platform/contract/notifications.ts';
import { callServer } from '#platform/web/api/server.ts';
import { callQueryKey, useCall, useCallMutation } from '#platform/web/api/use-call.ts';

export type BellTab = 'all' | 'unread' | NotificationTab;

export const notificationsKey = callQueryKey(listNotifications);

/** Number of unread notifications for the badge; requests one row, because the counts come with it. */
export function useUnreadCounts(clientId: string | undefined) {
  const { data } = useCall(listNotifications, { query: { clientId, limit: 1 } });
  return data?.unread;
}

export function useNotifications(clientId: string | undefined, tab: BellTab) {
  return useInfiniteQuery({
    queryKey: [...notificationsKey, 'pages', { clientId, tab }],
    queryFn: ({ pageParam, signal }) =>
      callServer(
        listNotifications,
        { query: { clientId, tab, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export function useReadNotifications(clientId: string | undefined) {
  const { mutate } = useCallMutation(readNotifications, { changes: [listNotifications] });
  return {
    read: (id: string) => mutate({ body: { ids: [id] } }),
    readAll: () => mutate({ body: { all: true, clientId } }),
  };
}
