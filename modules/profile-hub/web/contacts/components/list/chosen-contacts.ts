import { IconShieldCheck, IconTag, type Icon as TablerIcon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { changeContacts } from '#modules/profile-hub/contract/permissions.ts';
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
    id: 'optin',
    label: 'profile-hub:contact.bulk.optin',
    icon: IconShieldCheck,
    may: changeContacts,
    Dialog: onDemand(() => import('../consent/optin-dialog.tsx')),
  },
  {
    id: 'criterion',
    label: 'profile-hub:contact.bulk.criterion',
    icon: IconTag,
    may: changeContacts,
    Dialog: onDemand(() => import('./criterion-dialog.tsx')),
  },
];
