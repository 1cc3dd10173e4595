import { IconBan, IconTableImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeBlocks, changeContacts } from '#modules/profile-hub/contract/permissions.ts';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useAbilities } from '#platform/web/module/abilities.tsx';
import { BackLink } from '#platform/web/module/back-link.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { AddBlockDialog } from '../components/add-block-dialog.tsx';
import { BlocksTable } from '../components/blocks-table.tsx';

/** Addresses that get no consent, whichever contact has them [PH-18]. */
export default function BlockListScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const isAble = useAbilities();
  const [isAdding, setIsAdding] = useState(false);
  const actions: (PageAction | false)[] = [
    isAble(changeBlocks) && {
      id: 'import',
      label: t('profile-hub:block.import'),
      icon: IconTableImport,
      to: clientAddress(client.id, 'profilehub/contacts/blocks/import'),
    },
    isAble(changeContacts) && {
      id: 'add',
      label: t('profile-hub:block.add'),
      icon: IconBan,
      isPrimary: true,
      run: () => setIsAdding(true),
    },
  ];
  return (
    <>
      <PageHead
        path={
          <BackLink to={clientAddress(client.id, 'profilehub/contacts')}>
            {t('profile-hub:menu.contacts')}
          </BackLink>
        }
        title={t('profile-hub:title.blocks')}
        actions={actions.filter((action) => action !== false)}
      />
      <BlocksTable key={client.id} client={client} />
      {isAdding && <AddBlockDialog client={client} onClose={() => setIsAdding(false)} />}
    </>
  );
}
