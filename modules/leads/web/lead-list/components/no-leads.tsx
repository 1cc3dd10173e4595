import { IconForms, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { changeForms, seeForms } from '#modules/leads/contract/permissions.ts';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { PageActionButtons } from '#platform/web/layout/page-action-buttons.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useLeadLexicon } from '../../lexicon/use-lead-lexicon.ts';

/** Nothing has come yet: from where leads come, and the way there; without a form that is the first step [FORM-10]. */
export function NoLeads({
  clientId,
  formId,
  hasForm,
}: {
  clientId: string;
  formId: string | null;
  hasForm: boolean;
}) {
  const { t } = useTranslation();
  const word = useLeadLexicon(formId ?? undefined);
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
      title={hasForm ? t(`leads:lexicon.${word}.noneYet`) : t('leads:forms.list.empty.title')}
      actions={way && <PageActionButtons actions={[way]} />}
    >
      {hasForm ? t(`leads:lexicon.${word}.comeFrom`) : t('leads:list.empty.noForm')}
    </EmptyState>
  );
}
