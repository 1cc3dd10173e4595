import { IconPlus } from '@tabler/icons-react';
import { createLocators } from '#modules/locator/contract/permissions.ts';
import { ModuleDecisions } from '#platform/web/decisions/decisions.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { LocatorsTable } from './locators-table.tsx';

/** All locators of the client [LOC-01]. */
export default function LocatorListScreen() {
  const { t } = useTranslation();
  const { id } = useCurrentClient();
  const actions: PageAction[] = useAbility(createLocators)
    ? [
        {
          id: 'new',
          label: t('locator:menu.creation'),
          icon: IconPlus,
          isPrimary: true,
          to: clientAddress(id, 'platform/locator/creation'),
        },
      ]
    : [];
  return (
    <>
      <PageHead
        title={t('locator:menu.list')}
        decisions={<ModuleDecisions module="locator" calm={t('locator:decision.none')} />}
        actions={actions}
      />
      <LocatorsTable key={id} clientId={id} actions={actions} />
    </>
  );
}
