import { IconForms, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { changeForms, seeForms } from '#modules/leads/contract/permissions.ts';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { PageActionButtons } from '#platform/web/layout/page-action-buttons.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** Nothing has come yet: from where leads come, and the way there; without a form that is the first step [FORM-10]. */
export function NoLeads({ clientId, hasForm }: { clientId: string; hasForm: boolean }) {
  const { t } = useTranslation();
  const [maySee, mayChange] = [useAbility(seeForms), useAbility(changeForms)];
  const to = clientAddress(clientId, 'platform/forms');
  const way = hasForm
    ? maySee && { id: 'forms', label: t('leads:list.empty.forms'), icon: IconForms, to }
    : mayChange && {
        id: 'create',
        label: t('leads:list.empty.createForm'),
        icon: IconPlus,
        isPrimary: true,
        to,
      };
  return (
    <EmptyState
      title={hasForm ? t('leads:list.empty.title') : t('leads:forms.list.empty.title')}
      actions={way && <PageActionButtons actions={[way]} />}
    >
      {hasForm ? t('leads:list.empty.text') : t('leads:list.empty.noForm')}
    </EmptyState>
  );
}
