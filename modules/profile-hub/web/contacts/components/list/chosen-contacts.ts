import {
  IconArrowMerge,
  IconFileExport,
  IconFolderPlus,
  IconShieldCheck,
  IconTag,
  IconTrash,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import {
  changeContacts,
  eraseContacts,
  exportContacts,
} from '#modules/profile-hub/contract/permissions.ts';
import type { Permission } from '#platform/contract/permission.ts';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import type { TextKey } from '#platform/web/module/text-key.ts';
import type { ChosenContactsProps } from '../chosen-contacts-props.ts';

export interface ChosenContacts {
  id: string;
  label: TextKey;
  icon: TablerIcon;
  may: Permission;
  danger?: boolean;
  Dialog: ComponentType<ChosenContactsProps>;
}

/** What can be done with chosen contacts, in the order of the action bar. A further one is a line here. */
export const CHOSEN_CONTACTS: readonly ChosenContacts[] = [
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
