import { useEffect } from 'react';
import { previewRoleCall, type RoleChange } from '#modules/accounts/contract/role-change.ts';
import type { Role } from '#platform/contract/role.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import type { ManagedUser, UserValues } from './use-user-form.ts';

/** The server's preview of a role change; undefined while the current role is selected. */
export function useRoleChange({
  clientId,
  user,
  role,
}: {
  clientId: string;
  user: ManagedUser;
  role: Role | null;
}) {
  const isOther = role !== null && role !== 'super_admin' && role !== user.role;
  const asked = isOther ? role : 'brand_user';
  const query = useCall(
    previewRoleCall,
    { params: { id: user.id }, query: { clientId, role: asked } },
    { enabled: isOther },
  );
  const told = query.data;
  const isFresh = told?.role === role && told?.version === user.version;
  return { query, change: isOther && isFresh ? told : undefined };
}

/** Shows the menus and default module after the role change, or the stored ones if the role is unchanged. */
export function useShowRoleChange(
  form: ComptoirForm<UserValues>,
  user: ManagedUser,
  change: RoleChange | undefined,
): void {
  const { role } = form.values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer; what is chosen afterwards stays
  useEffect(() => {
    if (change)
      form.mantine.setValues({
        menus: change.menus.after,
        defaultModule: change.defaultModule.after,
      });
    else if (role === user.role)
      form.mantine.setValues({ menus: user.menus, defaultModule: user.defaultModule });
  }, [change, role]);
}
