import {
  IconArrowMerge,
  IconBrowser,
  IconCircleX,
  IconFileImport,
  IconInbox,
  IconMessageReply,
  IconMessages,
  IconQrcode,
  IconShieldQuestion,
  IconShoppingBag,
  IconStar,
  IconUserCheck,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import type { StationKind } from '#modules/profile-hub/contract/station.ts';

export const STATION_ICONS: Record<StationKind, TablerIcon> = {
  scan: IconQrcode,
  landing: IconBrowser,
  lead: IconInbox,
  accepted: IconUserCheck,
  sale: IconShoppingBag,
  lost: IconCircleX,
  review: IconStar,
  reply: IconMessageReply,
  import: IconFileImport,
  answer: IconMessages,
  merge: IconArrowMerge,
  'data-request': IconShieldQuestion,
};
