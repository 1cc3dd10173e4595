import type { App } from './app.ts';
import type { MountedOwnMap, OwnMapInput } from './map/grounds/mounted-own-map.ts';

/** A setting in which a client keeps a map id and key of its own; the module that has the setting answers. */
export interface OwnMapSource extends Pick<MountedOwnMap, 'of'> {
  read(input: OwnMapInput & { app: App }): ReturnType<MountedOwnMap['read']>;
}
