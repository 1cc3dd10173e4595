import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { changeCriteria } from '#modules/profile-hub/contract/permissions.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { CriteriaTable } from '../components/criteria-table.tsx';

/** The criteria of the brand [PH-07]. */
export default function CriterionListScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const mayChange = useAbility(changeCriteria);
  return (
    <>
      <PageHead
        title={t('profile-hub:menu.criteria')}
        actions={
          mayChange
            ? [
                {
                  id: 'new',
                  label: t('profile-hub:title.newCriterion'),
                  icon: IconPlus,
                  isPrimary: true,
                  to: clientAddress(client.id, 'profilehub/criteria/create'),
                },
              ]
            : []
        }
      />
      <CriteriaTable key={client.id} client={client} />
    </>
  );
}
