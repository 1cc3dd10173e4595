import {
  type Icon,
  IconAddressBook,
  IconForms,
  IconInbox,
  IconLayoutList,
  IconMapPin,
  IconQrcode,
  IconUser,
} from '@tabler/icons-react';
import type { PaletteKind } from '#platform/web/shell/palette-hits.ts';

export const KIND_ICONS: Record<PaletteKind, Icon> = {
  touchpoints: IconQrcode,
  leads: IconInbox,
  contacts: IconAddressBook,
  forms: IconForms,
  locators: IconMapPin,
  users: IconUser,
  screens: IconLayoutList,
};
