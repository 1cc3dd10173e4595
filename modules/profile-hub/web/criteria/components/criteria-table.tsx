import { useTranslation } from 'react-i18next';
import { countFilledCriteriaCall } from '#modules/profile-hub/contract/criteria-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { criterionListing } from '../data/criterion-listing.ts';
import { TYPE_NAMES, VIEW_NAMES } from '../data/criterion-names.ts';
import { CriterionState } from './criterion-state.tsx';
import { useCriterionColumns } from './use-criterion-columns.tsx';

/** All criteria of the brand: standard ones and its own [PH-07, PH-08]. */
export function CriteriaTable({ client }: { client: CurrentClient }) {
  const { t } = useTranslation();
  const { data } = useCall(countFilledCriteriaCall, { query: { brandId: client.brandId } });
  return (
    <RecordList
      listing={criterionListing}
      scope={client}
      label={t('profile-hub:menu.criteria')}
      search={t('profile-hub:criterion.search')}
      viewNames={useNames(VIEW_NAMES)}
      rareViews={['inactive']}
      columns={useCriterionColumns(data?.filled)}
      card={({ label, slug, type, active }, way) => (
        <PhoneCard
          {...way}
          name={label}
          text={t(TYPE_NAMES[type])}
          state={<CriterionState isActive={active} />}
          facts={[slug]}
        />
      )}
    />
  );
}
