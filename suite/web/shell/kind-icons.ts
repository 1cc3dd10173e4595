import {
  type Icon,
  IconAddressBook,
  IconBan,
  IconBuilding,
  IconBuildingStore,
  IconForms,
  IconInbox,
  IconLayoutList,
  IconMapPin,
  IconPackage,
  IconPencil,
  IconQrcode,
  IconUser,
} from '@tabler/icons-react';
import type { KnownKind } from '#platform/web/shell/palette/palette-hits.ts';

export const KIND_ICONS: Record<KnownKind, Icon> = {
  clients: IconBuilding,
  touchpoints: IconQrcode,
  leads: IconInbox,
  contacts: IconAddressBook,
  forms: IconForms,
  locators: IconMapPin,
  locations: IconBuildingStore,
  products: IconPackage,
  users: IconUser,
  blocks: IconBan,
  suggestions: IconPencil,
  screens: IconLayoutList,
};
