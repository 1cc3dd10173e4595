import { useTranslation } from 'react-i18next';
import type { ListedSegment } from '#modules/profile-hub/contract/segment-list.ts';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { ContactsTable } from '../../contacts/components/list/contacts-table.tsx';
import { useLeaveSegment } from './use-leave-segment.tsx';

/** Contacts of a segment; for a live one, those that match the rules on screen, saved or not [PH-03]. */
export default function SegmentContacts({
  segment,
  count,
  unsaved,
}: {
  segment: ListedSegment;
  count: number | undefined;
  /** The rules on screen, if they differ from the saved ones. */
  unsaved?: RuleGroup | undefined;
}) {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const actions = useLeaveSegment(segment);
  const isLive = segment.kind === 'live';
  return (
    <ContactsTable
      client={client}
      part={{
        segment: unsaved ?? segment.id,
        keptId: unsaved ? undefined : segment.id,
        count,
        to: clientAddress(client.id, `profilehub/contacts/segments/${segment.id}`),
        label: segment.name,
        actions,
        note: unsaved && t('profile-hub:segment.saveToAct'),
        empty: (
          <EmptyState
            title={t(
              isLive ? 'profile-hub:segment.nobodyTitle' : 'profile-hub:segment.nobodyInTitle',
            )}
          >
            {t(isLive ? 'profile-hub:segment.nobodyText' : 'profile-hub:segment.staticHelp')}
          </EmptyState>
        ),
      }}
    />
  );
}
