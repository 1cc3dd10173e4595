import { listNotifications } from '#platform/contract/calls/list-notifications.ts';
import { saveFile } from './save-file.ts';
import { callServer } from './server.ts';
import { isEndOfSession } from './server-caller.ts';

/**
 * The link of a file opens for its signed-in asker. A browser that saves it asks once and refreshes nothing, so a call
 * that needs the session goes before it; where the session is over, that call has said so.
 */
export async function saveLinkedFile(address: string, name: string): Promise<void> {
  const isOver = await callServer(listNotifications, { query: { limit: 1 } }).then(
    () => false,
    isEndOfSession,
  );
  if (isOver) return;
  saveFile(address, name);
}
