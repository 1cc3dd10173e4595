import {
  type Icon,
  IconActivity,
  IconAddressBook,
  IconChartBar,
  IconCompass,
  IconDeviceMobile,
  IconForms,
  IconInbox,
  IconMap2,
  IconMapPin,
  IconMessage2,
  IconQrcode,
  IconServerCog,
  IconSettings,
} from '@tabler/icons-react';
import type { SuiteModule } from '#platform/contract/navigation.ts';
import type { TextKey } from '#platform/web/module/translate.ts';

export const GUIDE_PATH = 'guide';

interface PageDeclaration {
  id: string;
  label: TextKey;
  icon: Icon;
  /** The modules whose screens this page explains, unless another page names their menu item. */
  modules?: readonly SuiteModule[];
  items?: readonly string[];
}

/**
 * The pages of the guide in reading order; each is a file in `docs/guide/en` and `docs/guide/fr`. The first page also
 * explains screens that no other page explains.
 */
export const GUIDE_PAGES = [
  { id: 'first-steps', label: 'suite:guide.page.firstSteps', icon: IconCompass },
  {
    id: 'leads',
    label: 'suite:guide.page.leads',
    icon: IconInbox,
    modules: ['platform'],
  },
  { id: 'retailers', label: 'suite:guide.page.retailers', icon: IconDeviceMobile },
  {
    id: 'forms',
    label: 'suite:guide.page.forms',
    icon: IconForms,
    items: ['platform/forms'],
  },
  {
    id: 'conversion',
    label: 'suite:guide.page.conversion',
    icon: IconChartBar,
    items: ['platform/conversion'],
  },
  {
    id: 'profile-hub',
    label: 'suite:module.profilehub',
    icon: IconAddressBook,
    modules: ['profilehub'],
  },
  {
    id: 'communication',
    label: 'suite:module.communication',
    icon: IconMessage2,
    modules: ['communication'],
  },
  {
    id: 'touchpoints',
    label: 'suite:module.touchpoints',
    icon: IconQrcode,
    modules: ['touchpoints'],
  },
  {
    id: 'opportunity',
    label: 'suite:guide.page.opportunity',
    icon: IconMap2,
    items: ['platform/opportunity', 'platform/configuration'],
  },
  {
    id: 'locator',
    label: 'suite:guide.page.locator',
    icon: IconMapPin,
    items: ['platform/locator'],
  },
  {
    id: 'settings',
    label: 'suite:module.settings',
    icon: IconSettings,
    modules: ['settings'],
  },
  {
    id: 'operations',
    label: 'suite:guide.page.operations',
    icon: IconServerCog,
    modules: ['superadmin'],
  },
  {
    id: 'statistics',
    label: 'suite:guide.page.statistics',
    icon: IconActivity,
    items: [
      'super-admin/jobs',
      'super-admin/outbox',
      'super-admin/webhooks',
      'super-admin/connectors',
      'super-admin/storage',
    ],
  },
] as const satisfies readonly PageDeclaration[];

export type GuidePageId = (typeof GUIDE_PAGES)[number]['id'];

const pages: readonly PageDeclaration[] = GUIDE_PAGES;

export function isGuidePage(id: string): id is GuidePageId {
  return pages.some((page) => page.id === id);
}

export function guideAddress(id: string): string {
  return `/${GUIDE_PATH}/${id}`;
}

/** The guide page about a screen: by its menu item, otherwise by its module [BEY-08]. */
export function findGuidePage(place: {
  module: SuiteModule | undefined;
  item: string | undefined;
}): GuidePageId {
  const { module, item } = place;
  const page =
    pages.find(({ items }) => items?.some((one) => item === one || item?.startsWith(`${one}/`))) ??
    pages.find(({ modules }) => module !== undefined && modules?.includes(module));
  return page && isGuidePage(page.id) ? page.id : 'first-steps';
}
