import { useTranslation } from 'react-i18next';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { StampCardsTable } from '../components/stamp-cards-table.tsx';
import { useStampCardActions } from '../components/use-stamp-card-actions.ts';

/** All stamp cards of the client. */
export default function StampCardListScreen() {
  const { t } = useTranslation();
  const { id } = useCurrentClient();
  return (
    <>
      <PageHead title={t('corner-shop:menu.list')} actions={useStampCardActions(id)} />
      <StampCardsTable key={id} clientId={id} />
    </>
  );
}
