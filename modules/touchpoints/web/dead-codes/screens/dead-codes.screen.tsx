import { useTranslation } from 'react-i18next';
import { listDeadCodesCall } from '#modules/touchpoints/contract/dead-codes.ts';
import { queryOf } from '#platform/web/api/query-of.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { WayBack } from '#platform/web/module/way-back.tsx';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { readTableAddress } from '#platform/web/table/address/table-address.ts';
import { DeadCodesTable } from '../components/dead-codes-table.tsx';
import { DEAD_CODES_RULES, deadCodesQuestion } from '../data/dead-codes-question.ts';

export const preload: ScreenPreload = ({ queries, client }) => {
  const query = {
    brandId: client.brandId,
    ...deadCodesQuestion(readTableAddress('', DEAD_CODES_RULES)),
  };
  void queries.prefetchQuery(queryOf(listDeadCodesCall, { query }));
};

/** Codes that people scan and that lead nowhere: a misprint, or an older system. */
export default function DeadCodesScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <>
      <PageHead
        path={
          <WayBack to={clientAddress(client.id, 'touchpoints/list')}>
            {t('touchpoints:menu.list')}
          </WayBack>
        }
        title={t('touchpoints:title.deadCodes')}
        subtitle={t('touchpoints:dead.subtitle')}
      />
      <DeadCodesTable key={client.id} client={client} />
    </>
  );
}
