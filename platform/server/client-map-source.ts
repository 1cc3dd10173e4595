import type { App } from './app.ts';
import type { ClientMapInput, MountedClientMap } from './map/base-maps/mounted-client-map.ts';

/** A setting with a client's own map ID and key, read by the module that has the setting. */
export interface ClientMapSource extends Pick<MountedClientMap, 'of'> {
  read(input: ClientMapInput & { app: App }): ReturnType<MountedClientMap['read']>;
}
