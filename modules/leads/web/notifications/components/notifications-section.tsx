import { useTranslation } from 'react-i18next';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import type { DraftChange, FormDraft } from '../../data/draft/form-draft.ts';

/** Who is told of a lead, and with which mails [FORM-06]. */
export function NotificationsSection(_: {
  draft: FormDraft;
  setDraft: (change: DraftChange) => void;
}) {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('platform:shell.notYet')}>{t('platform:shell.notYetWhy')}</EmptyState>
  );
}
