import { ADMIN_ROLES, BRAND_ROLES, type Role } from '#platform/contract/permission.ts';
import type { ViewStorage } from './view-storage.ts';

/** Access rules for views. Users see their own and shared views, and save their own up to the limit. */
export interface ViewReader {
  storage: ViewStorage;
  userId: string;
  role: Role;
}

interface OwnedView {
  user_id: string;
  shared: boolean;
}

/** Users of the brand may share views; sales representatives and store owners may not. */
export function mayShareViews({ role }: ViewReader): boolean {
  return BRAND_ROLES.some((each) => each === role);
}

/** A shared view belongs to the brand: its admins may change it, and its owner only while they may share views. */
export function mayChangeView(reader: ViewReader, view: OwnedView): boolean {
  const mine = view.user_id === reader.userId;
  if (!view.shared) return mine;
  return ADMIN_ROLES.some((each) => each === reader.role) || (mine && mayShareViews(reader));
}
