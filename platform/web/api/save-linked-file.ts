import { listNotifications } from '#platform/contract/calls/list-notifications.ts';
import { saveFile } from './save-file.ts';
import { callServer } from './server.ts';
import { isSessionEnded } from './server-caller.ts';

/**
 * A file link works only for its signed-in user, and a browser download does not refresh the session. So a call that
 * needs the session runs first; if the session is over, that call reports it.
 */
export async function saveLinkedFile(address: string, name: string): Promise<void> {
  const isOver = await callServer(listNotifications, { query: { limit: 1 } }).then(
    () => false,
    isSessionEnded,
  );
  if (isOver) return;
  saveFile(address, name);
}
