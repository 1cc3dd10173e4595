import { useTranslation } from 'react-i18next';
import type { Role } from '#platform/contract/role.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import { capital } from './capital.ts';

export function RoleName({ role }: { role: Role }) {
  const { t } = useTranslation();
  return capital(t(ROLE_NAMES[role]));
}
