import { IconLockOpen } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import {
  BLOCK_KINDS,
  BLOCK_REASONS,
  type BlockFilter,
  blockList,
  exportBlocksCall,
  listBlocksCall,
  removeBlocksCall,
} from '#modules/profile-hub/contract/blocks.ts';
import { changeBlocks } from '#modules/profile-hub/contract/permissions.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { buildFilterFields } from '#platform/web/list/list-question.ts';
import { defineListing, inAddress } from '#platform/web/list/listing.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import type { Chosen } from '#platform/web/list/record-list-props.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { useContactChoices } from '../contacts/data/contact-listing.ts';
import { CONTACT_READS } from '../contacts/data/use-change-contacts.ts';
import {
  FILTER_NAMES,
  KIND_NAMES,
  REASON_NAMES,
  useBlockColumns,
  VIEW_NAMES,
} from './use-block-columns.tsx';

/** Block list of a client. A row opens the contact with the address; of erased persons there is none. */
const blockListing = defineListing({
  name: 'profile-hub.blocks',
  list: blockList,
  call: listBlocksCall,
  inputOf: (clientId: string, question) => ({
    params: { uuid: clientId },
    query: inAddress(question),
  }),
  idOf: ({ id }) => id,
  nameOf: ({ id, address }) => address ?? id,
  hrefOf: (clientId, { contactId }) =>
    contactId === null ? undefined : clientAddress(clientId, `profilehub/contacts/${contactId}`),
});

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
      columns={useBlockColumns(purposeName)}
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
          date={format.shortDay(at)}
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

/** Removes selected manual entries after confirmation and shows their number. */
function useRemoveBlocks(clientId: string) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const confirm = useConfirm();
  const problemText = useProblemText();
  const removing = useCallMutation(removeBlocksCall, {
    changes: [listBlocksCall, ...CONTACT_READS],
  });
  return async ({ which, count, names, done }: Chosen<BlockFilter>): Promise<void> => {
    const counted = { count, formatted: number(count) };
    const isConfirmed = await confirm({
      title: t('profile-hub:block.removeTitle', counted),
      lost: t('profile-hub:block.removeLost'),
      names,
      count,
      keep: t('profile-hub:block.removeKeep'),
      act: t('profile-hub:block.remove'),
    });
    if (!isConfirmed) return;
    try {
      const { removed } = await removing.mutateAsync({
        params: { uuid: clientId },
        body: { which },
      });
      const textParams = { count: removed, formatted: number(removed) };
      showToast({
        text:
          removed > 0
            ? t('profile-hub:block.removed', textParams)
            : t('profile-hub:block.noneRemoved'),
      });
      done();
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
    }
  };
}
