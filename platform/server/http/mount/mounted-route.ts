import type { Access } from '#platform/contract/call.ts';

/** A route of the server and who may call it. */
export interface MountedRoute {
  method: string;
  path: string;
  access: Access | undefined;
}
