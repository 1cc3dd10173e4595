import type { Access } from '#platform/contract/call.ts';

/** What the server answers to, and who may ask. */
export interface MountedRoute {
  method: string;
  path: string;
  access: Access | undefined;
}
