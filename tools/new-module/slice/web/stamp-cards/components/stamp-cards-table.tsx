import { useTranslation } from 'react-i18next';
import { exportStampCardsCall } from '#modules/corner-shop/contract/stamp-cards.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { useNames } from '#platform/web/module/translate.ts';
import { stampCardListing } from '../data/stamp-card-listing.ts';
import { VIEW_NAMES } from '../data/stamp-card-names.ts';
import { useStampCardFilters } from '../data/use-stamp-card-filters.ts';
import { NoStampCards } from './no-stamp-cards.tsx';
import { StampCardPhoneRow } from './stamp-card-phone-row.tsx';
import { useStampCardBulk } from './use-stamp-card-bulk.tsx';
import { useStampCardColumns } from './use-stamp-card-columns.tsx';

/** The list of stamp cards, and what can be done with several of them. */
export function StampCardsTable({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <RecordList
      listing={stampCardListing}
      scope={clientId}
      label={t('corner-shop:menu.list')}
      search={t('corner-shop:list.search')}
      viewNames={useNames(VIEW_NAMES)}
      fields={useStampCardFilters()}
      columns={useStampCardColumns()}
      firstUse={<NoStampCards clientId={clientId} />}
      card={(stampCard, way) => <StampCardPhoneRow stampCard={stampCard} {...way} />}
      bulkActions={useStampCardBulk(clientId)}
      exports={{
        call: exportStampCardsCall,
        inputOf: (format, filters) => ({ params: { uuid: clientId }, body: { format, filters } }),
      }}
    />
  );
}
