import { useTranslation } from 'react-i18next';
import type { Product, SuiteModule } from '#platform/contract/navigation.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { MODULE_NAMES } from '../shell/module-names.ts';
import { HomeButton } from './home-button.tsx';

/** Names of the settings, as in README and docs/operations.md. */
const SETTINGS = { v1: 'LEGACY_SUITE_URL', superadmin: 'SUPER_ADMIN_URL', v2: '' } as const;

/** Shown where a module would open in another product; says what is missing and who can help [GEN-05]. */
export function AddressNotSet({ module, product }: { module: SuiteModule; product: Product }) {
  const { t } = useTranslation();
  const { name: client } = useCurrentClient();
  const words = { module: t(MODULE_NAMES[module]), client, setting: SETTINGS[product] };
  const title = t('suite:elsewhere.title', words);
  useDocumentTitle(title);
  return (
    <MessagePage title={title} actions={<HomeButton />} near={t('suite:elsewhere.who', words)}>
      {product === 'superadmin'
        ? t('suite:elsewhere.superAdmin', words)
        : t('suite:elsewhere.legacy', words)}
    </MessagePage>
  );
}
