import { useTranslation } from 'react-i18next';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { PageActionButtons } from '#platform/web/layout/page-action-buttons.tsx';

/** Empty state of a client without forms: purpose and first step [FORM-10]. */
export function NoForms({ actions }: { actions: readonly PageAction[] }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('leads:forms.list.empty.title')}
      actions={
        <PageActionButtons
          actions={actions.map((action) => ({
            ...action,
            label: t('leads:forms.list.empty.create'),
          }))}
        />
      }
      steps={[
        { title: t('leads:forms.list.empty.step1'), note: t('leads:forms.list.empty.step1Note') },
        { title: t('leads:forms.list.empty.step2'), note: t('leads:forms.list.empty.step2Note') },
        { title: t('leads:forms.list.empty.step3'), note: t('leads:forms.list.empty.step3Note') },
      ]}
    >
      {t('leads:forms.list.empty.text')}
    </EmptyState>
  );
}
