import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import {
  countFilledCriteriaCall,
  searchCriteriaCall,
} from '#modules/profile-hub/contract/criteria-calls.ts';
import { type Criterion, criterionList } from '#modules/profile-hub/contract/criterion.ts';
import { changeCriteria } from '#modules/profile-hub/contract/permissions.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { defineListing, inAddress } from '#platform/web/list/listing.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { type CurrentClient, useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '#platform/web/table/rows/cell.module.css';
import { CriterionState } from '../components/criterion-page.tsx';
import { SOURCE_NAMES, TYPE_NAMES, VIEW_NAMES } from '../criterion-values.ts';

/** Criteria of a brand; standard ones open a read-only page. */
const criterionListing = defineListing({
  name: 'profile-hub.criteria',
  list: criterionList,
  call: searchCriteriaCall,
  inputOf: ({ brandId }: CurrentClient, question) => ({
    query: { brandId, ...inAddress(question) },
  }),
  idOf: ({ slug }) => slug,
  nameOf: ({ label }) => label,
  hrefOf: ({ id: clientId }, { id, slug }) =>
    clientAddress(clientId, `profilehub/criteria/${id ?? `standard/${slug}`}`),
});

/** The criteria of the brand [PH-07]. */
export default function CriterionListScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const mayChange = useAbility(changeCriteria);
  return (
    <>
      <PageHead
        title={t('profile-hub:menu.criteria')}
        actions={
          mayChange
            ? [
                {
                  id: 'new',
                  label: t('profile-hub:title.newCriterion'),
                  icon: IconPlus,
                  isPrimary: true,
                  to: clientAddress(client.id, 'profilehub/criteria/create'),
                },
              ]
            : []
        }
      />
      <CriteriaTable key={client.id} client={client} />
    </>
  );
}

/** All criteria of the brand, standard and custom [PH-07, PH-08]. */
function CriteriaTable({ client }: { client: CurrentClient }) {
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
      card={({ label, slug, type, consent, active }, way) => (
        <PhoneCard
          {...way}
          name={label}
          text={t(consent ? 'profile-hub:criterion.type.consent' : TYPE_NAMES[type])}
          state={<CriterionState isActive={active} />}
          facts={[slug]}
        />
      )}
    />
  );
}

/** Columns of criteria; the number of contacts loads later, because counting takes longer. */
function useCriterionColumns(
  filled: Readonly<Record<string, number>> | undefined,
): TableColumn<Criterion>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'label',
        header: t('profile-hub:criterion.label'),
        minWidth: 200,
        priority: 10,
        namesRow: true,
        grows: true,
        sortable: true,
        cell: ({ label }) => <span className={classes.name}>{label}</span>,
      },
      {
        id: 'slug',
        header: t('profile-hub:criterion.slug'),
        minWidth: 140,
        priority: 5,
        sortable: true,
        copies: ({ slug }) => slug,
        cell: ({ slug }) => <span className={classes.quiet}>{slug}</span>,
      },
      {
        id: 'type',
        header: t('profile-hub:criterion.kind'),
        minWidth: 150,
        priority: 7,
        sortable: true,
        cell: ({ type, consent, options }) =>
          consent
            ? t('profile-hub:criterion.type.consent')
            : `${t(TYPE_NAMES[type])}${options.length > 0 ? ` (${format.number(options.length)})` : ''}`,
      },
      {
        id: 'source',
        header: t('profile-hub:criterion.sourceTitle'),
        minWidth: 110,
        priority: 6,
        cell: ({ source }) => t(SOURCE_NAMES[source]),
      },
      {
        id: 'mandatory',
        header: t('profile-hub:criterion.mandatory'),
        minWidth: 90,
        priority: 4,
        cell: ({ mandatory }) => (mandatory ? t('platform:filters.yes') : '—'),
      },
      {
        id: 'filled',
        header: t('profile-hub:criterion.filled'),
        minWidth: 110,
        priority: 8,
        align: 'end',
        cell: ({ slug }) => (filled ? format.number(filled[slug] ?? 0) : '…'),
      },
      {
        id: 'active',
        header: t('profile-hub:criterion.state'),
        minWidth: 120,
        priority: 9,
        whole: true,
        cell: ({ active }) => <CriterionState isActive={active} />,
      },
    ],
    [t, format, filled],
  );
}
