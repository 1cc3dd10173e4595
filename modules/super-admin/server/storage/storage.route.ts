import { getStorageUseCall } from '#modules/super-admin/contract/storage.ts';
import { storageUse } from '#platform/server/files/storage-use.query.ts';
import { route } from '../route.ts';

export const getStorageUseRoute = route(getStorageUseCall, async ({ db, app }) => {
  const use = await storageUse({ db });
  return {
    ...use,
    room: await app.room.look(),
    largest: use.largest.map((file) => ({
      ...file,
      createdAt: file.createdAt.toISOString(),
      expiresAt: file.expiresAt?.toISOString() ?? null,
    })),
  };
});
