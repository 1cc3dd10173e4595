import { ADMIN_ROLES, BRAND_ROLES, type Role } from '#platform/contract/role.ts';
import type { ViewShelf } from './view-shelf.ts';

/** Who may do what with which view. Everybody sees their own and the shared ones, and keeps as many of their own as fit. */
export interface ViewReader {
  shelf: ViewShelf;
  userId: string;
  role: Role;
}

interface OwnedView {
  user_id: string;
  shared: boolean;
}

/** The brand's own users; sales representatives and store owners keep theirs to themselves. */
export function mayShareViews({ role }: ViewReader): boolean {
  return BRAND_ROLES.some((each) => each === role);
}

/** A shared view is the brand's: its admins look after it, and an owner who may no longer share leaves it to them. */
export function mayChangeView(reader: ViewReader, view: OwnedView): boolean {
  const mine = view.user_id === reader.userId;
  if (!view.shared) return mine;
  return ADMIN_ROLES.some((each) => each === reader.role) || (mine && mayShareViews(reader));
}
