import { useTranslation } from 'react-i18next';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { firstQuestion } from '#platform/web/list/first-question.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { DeadCodesTable } from '../components/dead-codes-table.tsx';
import { deadCodeListing } from '../data/dead-code-listing.ts';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(deadCodeListing.ask(client, firstQuestion(deadCodeListing.list)));
};

/** Codes that people scan and that lead nowhere: a misprint, or an older system. */
export default function DeadCodesScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <>
      <PageHead
        title={t('touchpoints:title.deadCodes')}
        subtitle={t('touchpoints:dead.subtitle')}
      />
      <DeadCodesTable key={client.id} client={client} />
    </>
  );
}
