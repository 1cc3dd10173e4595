import type { Product, SuiteModule } from '#platform/contract/navigation.ts';
import { trimEndCharacter } from '#platform/contract/text/trim-character.ts';

/** A module of the legacy suite, or of the super admin app, opens there where such an address is configured. */
export function moduleAddress(
  config: { LEGACY_SUITE_URL?: string | undefined; SUPER_ADMIN_URL?: string | undefined },
  opened: { module: SuiteModule; product: Product; clientId: string },
): string | null {
  const base = { v1: config.LEGACY_SUITE_URL, superadmin: config.SUPER_ADMIN_URL, v2: undefined }[
    opened.product
  ];
  if (!base) return null;
  const house = trimEndCharacter(base, '/');
  // Before the first client exists, a super admin has no client id.
  return opened.clientId === '' ? house : `${house}/clients/${opened.clientId}/${opened.module}`;
}
