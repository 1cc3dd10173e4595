import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { changeForms } from '#modules/forms/contract/permissions.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { FormsTable } from '../components/forms-table.tsx';

const CreateFormDialog = onDemand(() => import('../components/create-form-dialog.tsx'));

/** All forms of the client [FORM-01]. */
export default function FormListScreen() {
  const { t } = useTranslation();
  const { id } = useCurrentClient();
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const mayChange = useAbility(changeForms);
  const actions: PageAction[] = mayChange
    ? [
        {
          id: 'new',
          label: t('forms:forms.list.new'),
          icon: IconPlus,
          isPrimary: true,
          run: () => setCreating(true),
        },
      ]
    : [];
  return (
    <>
      <PageHead title={t('forms:menu.forms')} actions={isEmpty ? [] : actions} />
      <FormsTable key={id} clientId={id} actions={actions} onEmpty={setEmpty} />
      {isCreating && (
        <CreateFormDialog
          clientId={id}
          onCreated={(formId) =>
            void navigate({ href: clientAddress(id, `platform/forms/${formId}?section=fields`) })
          }
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}
