import {
  IconArrowMerge,
  IconBan,
  IconFileExport,
  IconFileImport,
  IconFolderPlus,
  IconShieldCheck,
  IconTag,
  IconTrash,
  IconUserPlus,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { ContactFilter } from '#modules/profile-hub/contract/contact.ts';
import {
  changeContacts,
  eraseContacts,
  exportContacts,
  importContacts,
} from '#modules/profile-hub/contract/permissions.ts';
import type { ContactRow } from '#modules/profile-hub/contract/profiles.ts';
import type { Permission } from '#platform/contract/permission.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { type PageAction, PageActionButtons } from '#platform/web/layout/page-actions.tsx';
import { RecordList } from '#platform/web/list/record-list.tsx';
import type {
  CardNavigation,
  Chosen,
  ListBulkAction,
} from '#platform/web/list/record-list-props.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { useAbilities } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { TextKey } from '#platform/web/module/translate.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import {
  contactListing,
  formatContactName,
  useContactChoices,
} from '../../data/contact-listing.ts';
import { useOptinText } from '../../data/contact-names.ts';
import { restrictToSegment, type SegmentContactList } from '../../data/segment-contact-list.ts';
import { useNewSegmentAction } from '../../data/use-new-segment.ts';
import { usePossibleDuplicates } from '../../data/use-possible-duplicates.ts';
import type { ChosenContactsProps } from '../chosen-contacts-props.ts';
import { CompletenessBar, LastActivity, useContactColumns } from './use-contact-columns.tsx';

/** Actions of the list; possible duplicates come first, if there are any. */
export function useListActions(clientId: string): PageAction[] {
  const { t } = useTranslation();
  const isAble = useAbilities();
  const duplicates = usePossibleDuplicates(clientId);
  const newSegment = useNewSegmentAction();
  const to = (path: string) => clientAddress(clientId, `profilehub/${path}`);
  const begun: (PageAction | false)[] = [
    isAble(importContacts) && {
      id: 'import',
      label: t('profile-hub:menu.import'),
      icon: IconFileImport,
      to: to('import'),
    },
    isAble(changeContacts) && {
      id: 'create',
      label: t('profile-hub:contact.new'),
      icon: IconUserPlus,
      isRare: true,
      to: to('contacts/create'),
    },
    {
      id: 'blocks',
      label: t('profile-hub:title.blocks'),
      icon: IconBan,
      isRare: true,
      to: to('contacts/blocks'),
    },
  ];
  return [...duplicates, ...begun.filter((action) => action !== false), ...newSegment];
}

/** Actions on selected contacts, in the order of the action bar. A new one is a line here. */
const CHOSEN_CONTACTS: readonly ChosenContacts[] = [
  {
    id: 'export',
    label: 'profile-hub:contact.bulk.export',
    icon: IconFileExport,
    may: exportContacts,
    Dialog: onDemand(() => import('../../../exports/components/export-contacts.tsx')),
  },
  {
    id: 'segment',
    label: 'profile-hub:contact.bulk.segment',
    icon: IconFolderPlus,
    may: changeContacts,
    Dialog: onDemand(() => import('../../../segments/components/add-to-segment.tsx')),
  },
  {
    id: 'criterion',
    label: 'profile-hub:contact.bulk.criterion',
    icon: IconTag,
    may: changeContacts,
    Dialog: onDemand(() => import('./criterion-dialog.tsx')),
  },
  {
    id: 'optin',
    label: 'profile-hub:contact.bulk.optin',
    icon: IconShieldCheck,
    may: changeContacts,
    Dialog: onDemand(() => import('../consent/optin-dialog.tsx')),
  },
  {
    id: 'merge',
    label: 'profile-hub:contact.bulk.merge',
    icon: IconArrowMerge,
    may: changeContacts,
    Dialog: onDemand(() => import('../../../duplicates/components/merge-contacts.tsx')),
  },
  {
    id: 'erase',
    label: 'profile-hub:contact.bulk.erase',
    icon: IconTrash,
    may: eraseContacts,
    danger: true,
    Dialog: onDemand(() => import('../../../privacy/components/erase-contacts.tsx')),
  },
];

/** Contacts of a brand or segment, with bulk actions [PH-02]. */
export function ContactsTable({
  client,
  part,
}: {
  client: CurrentClient;
  part?: SegmentContactList;
}) {
  const { t } = useTranslation();
  const { total, criteria, fields } = useContactChoices(client.brandId);
  const bulk = useContactBulk(part);
  return (
    <>
      <RecordList
        listing={contactListing}
        scope={part ? { ...client, segment: part.segment } : client}
        {...(part && { part: { to: part.to, label: part.label, whole: client }, note: part.note })}
        label={t('profile-hub:menu.contacts')}
        search={t('profile-hub:contact.search')}
        viewNames={{ all: t('profile-hub:contact.all') }}
        viewCounts={{ all: part ? part.count : total }}
        fields={fields}
        columns={useContactColumns(criteria)}
        firstUse={part ? part.empty : <NoContacts clientId={client.id} />}
        card={(contact, way) => (
          <ContactCard contact={contact} ofCriteria={criteria.length} {...way} />
        )}
        bulkActions={() => bulk.actions}
      />
      {bulk.dialog}
    </>
  );
}

/** Empty state of a brand without contacts. */
function NoContacts({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const actions = useListActions(clientId);
  const first = ['create', 'import'].flatMap((first) =>
    actions
      .filter(({ id }) => id === first)
      .map((action): PageAction => ({ ...action, isPrimary: first === 'import' })),
  );
  return (
    <EmptyState
      isExplained
      title={t('profile-hub:contact.emptyTitle')}
      actions={<PageActionButtons actions={first} />}
    >
      {t('profile-hub:contact.emptyText')}
    </EmptyState>
  );
}

/** Contact card for phones: name, address data and completeness. */
function ContactCard({
  contact,
  ofCriteria,
  ...way
}: CardNavigation & { contact: ContactRow; ofCriteria: number }) {
  const optinOf = useOptinText();
  const { email, phone, city, country } = contact.criterias;
  return (
    <PhoneCard
      {...way}
      name={formatContactName(contact)}
      figure={<CompletenessBar known={contact.known} of={ofCriteria} />}
      text={String(email ?? phone ?? '')}
      facts={[[city, country].filter(Boolean).join(' '), optinOf(contact)]}
      date={<LastActivity contact={contact} />}
    />
  );
}

/** Bulk actions for contacts; each has a separate dialog [PH-02, PH-06]. */
function useContactBulk(part?: SegmentContactList): {
  actions: ListBulkAction<ContactFilter>[];
  dialog: ReactNode;
} {
  const { t } = useTranslation();
  const [requested, setRequested] = useState<{
    what: ChosenContacts;
    chosen: Chosen<ContactFilter>;
  }>();
  const isAble = useAbilities();
  // Long-running changes must query the segment again, so unsaved rules offer no actions.
  const offered = part && part.savedId === undefined ? [] : CHOSEN_CONTACTS;
  const actions = offered
    .filter(({ may }) => isAble(may))
    .map((what) => ({
      id: what.id,
      label: t(what.label),
      icon: <Icon of={what.icon} />,
      ...(what.danger && { danger: true }),
      run: (chosen: Chosen<ContactFilter>) => setRequested({ what, chosen }),
    }));
  const Dialog = requested?.what.Dialog;
  return {
    actions: [...(part?.actions ?? []), ...actions],
    dialog: requested && Dialog && (
      <Dialog
        which={restrictToSegment(requested.chosen.which, part)}
        count={requested.chosen.count}
        onClose={() => setRequested(undefined)}
        onDone={requested.chosen.done}
      />
    ),
  };
}

interface ChosenContacts {
  id: string;
  label: TextKey;
  icon: TablerIcon;
  may: Permission;
  danger?: boolean;
  Dialog: ComponentType<ChosenContactsProps>;
}
