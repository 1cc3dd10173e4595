import { IconFolderMinus } from '@tabler/icons-react';
import type { ContactFilter, WhichContacts } from '#modules/profile-hub/contract/contact.ts';
import { changeContacts } from '#modules/profile-hub/contract/permissions.ts';
import type { ListedSegment } from '#modules/profile-hub/contract/segment.ts';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import type { Chosen, ListBulkAction } from '#platform/web/list/record-list-props.ts';
import { useLeaveToJob } from '#platform/web/live/use-jobs.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { ContactsTable } from '../../contacts/components/list/contacts-table.tsx';
import { restrictToSegment } from '../../contacts/data/segment-contact-list.ts';
import { useChangeSegments } from '../../contacts/data/use-segment-actions.ts';

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
        savedId: unsaved ? undefined : segment.id,
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

/** Removes the selected contacts from a static segment; individually selected ones can be restored [PH-03]. */
function useLeaveSegment(segment: ListedSegment): ListBulkAction<ContactFilter>[] {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { brandId } = useCurrentClient();
  const { members } = useChangeSegments();
  const confirm = useConfirm();
  const leaveToJob = useLeaveToJob();
  const notifyFailure = useNotifyFailure();
  const mayChange = useAbility(changeContacts);
  if (segment.kind === 'live' || !mayChange) return [];
  const change = (action: 'add' | 'remove', which: WhichContacts) =>
    members.mutateAsync({ params: { id: segment.id }, body: { brandId, action, which } });

  const bringBack = (which: WhichContacts): void =>
    void change('add', which).catch((error) => notifyFailure(error, () => bringBack(which)));
  const takeOut = async (chosen: Chosen<ContactFilter>) => {
    const which = restrictToSegment(chosen.which, { savedId: segment.id });
    const canComeBack = 'ids' in which;
    const formatted = number(chosen.count);
    // A removal by filter cannot be restored, so it needs confirmation.
    const isMeant =
      canComeBack ||
      (await confirm({
        title: t('profile-hub:segment.leaveTitle', { count: chosen.count, formatted }),
        lost: t('profile-hub:segment.leaveLost'),
        names: chosen.names,
        count: chosen.count,
        keep: t('profile-hub:segment.leaveKeep'),
        act: t('profile-hub:segment.leave'),
      }));
    if (!isMeant) return;
    const { changed, jobId } = await change('remove', which);
    chosen.done();
    if (jobId) return leaveToJob(jobId, t('profile-hub:contact.leftToJob'));
    showToast({
      text: t('profile-hub:segment.left', { count: changed, formatted: number(changed) }),
      ...(canComeBack && {
        action: {
          label: t('profile-hub:segment.undo'),
          onClick: () => bringBack(which),
        },
      }),
    });
  };
  const run = (chosen: Chosen<ContactFilter>): void =>
    void takeOut(chosen).catch((error) => notifyFailure(error, () => run(chosen)));
  return [
    {
      id: 'leave',
      label: t('profile-hub:segment.leave'),
      icon: <Icon of={IconFolderMinus} />,
      run,
    },
  ];
}
