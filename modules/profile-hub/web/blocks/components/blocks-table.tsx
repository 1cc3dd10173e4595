import { IconLockOpen } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BLOCK_KINDS, BLOCK_REASONS } from '#modules/profile-hub/contract/blocks/block.ts';
import { exportBlocksCall } from '#modules/profile-hub/contract/blocks/block-calls.ts';
import { blockList } from '#modules/profile-hub/contract/blocks/block-list.ts';
import { changeBlocks } from '#modules/profile-hub/contract/permissions.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { buildFilterFields } from '#platform/web/list/build-filter-fields.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { useContactChoices } from '../../contacts/data/use-contact-choices.ts';
import { blockListing } from '../data/block-listing.ts';
import { FILTER_NAMES, KIND_NAMES, REASON_NAMES, VIEW_NAMES } from '../data/block-names.ts';
import { useRemoveBlocks } from '../data/use-remove-blocks.ts';
import { useBlockColumns } from './use-block-columns.tsx';

/** The block list; admins can remove manual entries. */
export function BlocksTable({ client }: { client: CurrentClient }) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = useNames(FILTER_NAMES);
  const kinds = useNames(KIND_NAMES);
  const reasons = useNames(REASON_NAMES);
  const mayRemove = useAbility(changeBlocks);
  const remove = useRemoveBlocks(client.id);
  const { criteria } = useContactChoices(client.brandId);
  const fields = useMemo(
    () =>
      buildFilterFields(blockList, names, {
        kind: BLOCK_KINDS.map((value) => ({ value, label: kinds[value] })),
        reason: BLOCK_REASONS.map((value) => ({ value, label: reasons[value] })),
        purpose: criteria
          .filter(({ consent }) => consent)
          .map(({ slug, label }) => ({ value: slug, label })),
      }),
    [names, kinds, reasons, criteria],
  );
  const purposeName = useCallback(
    (slug: string) => criteria.find((one) => one.slug === slug)?.label ?? slug,
    [criteria],
  );
  return (
    <RecordList
      listing={blockListing}
      scope={client.id}
      label={t('profile-hub:title.blocks')}
      search={t('profile-hub:block.search')}
      viewNames={useNames(VIEW_NAMES)}
      fields={fields}
      columns={useBlockColumns(client.id, purposeName)}
      firstUse={
        <EmptyState title={t('profile-hub:block.none')}>
          {t('profile-hub:block.noneHint')}
        </EmptyState>
      }
      card={({ address, purpose, reason, note, at }, way) => (
        <PhoneCard
          {...way}
          name={address ?? t('profile-hub:block.hashed')}
          text={purposeName(purpose)}
          facts={[t(REASON_NAMES[reason]), note]}
          date={format.date(at)}
        />
      )}
      bulkActions={() =>
        mayRemove
          ? [
              {
                id: 'remove',
                label: t('profile-hub:block.remove'),
                icon: <Icon of={IconLockOpen} />,
                danger: true,
                run: (chosen) => void remove(chosen),
              },
            ]
          : []
      }
      exports={{
        call: exportBlocksCall,
        inputOf: (format, filters) => ({ params: { uuid: client.id }, body: { format, filters } }),
      }}
    />
  );
}
