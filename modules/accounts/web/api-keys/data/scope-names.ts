import { useTranslation } from 'react-i18next';

/** The name of each permission that a key can have. Permissions of newer modules are shown by their English sentence. */
export const SCOPE_NAMES = {
  'change-requests.decide': 'accounts:scope.changeRequestsDecide',
  'change-requests.see': 'accounts:scope.changeRequestsSee',
  'client-settings.see': 'accounts:scope.clientSettingsSee',
  'communication.connect-google': 'accounts:scope.communicationConnectGoogle',
  'conversion.see': 'accounts:scope.conversionSee',
  'forms.change': 'accounts:scope.formsChange',
  'forms.see': 'accounts:scope.formsSee',
  'leads.delete': 'accounts:scope.leadsDelete',
  'leads.remind': 'accounts:scope.leadsRemind',
  'leads.see': 'accounts:scope.leadsSee',
  'leads.work-on': 'accounts:scope.leadsWorkOn',
  'locations.manage': 'accounts:scope.locationsManage',
  'locations.see': 'accounts:scope.locationsSee',
  'locators.change': 'accounts:scope.locatorsChange',
  'locators.connect-sources': 'accounts:scope.locatorsConnectSources',
  'locators.create': 'accounts:scope.locatorsCreate',
  'locators.dashboard': 'accounts:scope.locatorsDashboard',
  'locators.see': 'accounts:scope.locatorsSee',
  'opportunity.configure': 'accounts:scope.opportunityConfigure',
  'opportunity.manage-prospects': 'accounts:scope.opportunityManageProspects',
  'opportunity.see': 'accounts:scope.opportunitySee',
  'products.manage': 'accounts:scope.productsManage',
  'products.see': 'accounts:scope.productsSee',
  'profile-hub.change': 'accounts:scope.profileHubChange',
  'profile-hub.change-blocks': 'accounts:scope.profileHubChangeBlocks',
  'profile-hub.change-criteria': 'accounts:scope.profileHubChangeCriteria',
  'profile-hub.erase': 'accounts:scope.profileHubErase',
  'profile-hub.export': 'accounts:scope.profileHubExport',
  'profile-hub.import': 'accounts:scope.profileHubImport',
  'profile-hub.map': 'accounts:scope.profileHubMap',
  'profile-hub.see': 'accounts:scope.profileHubSee',
  'profile-hub.see-criteria': 'accounts:scope.profileHubSeeCriteria',
  'profile-hub.see-figures': 'accounts:scope.profileHubSeeFigures',
  'reviews.analyse': 'accounts:scope.reviewsAnalyse',
  'reviews.answer': 'accounts:scope.reviewsAnswer',
  'reviews.see': 'accounts:scope.reviewsSee',
  'reviews.settings': 'accounts:scope.reviewsSettings',
  'touchpoints.change': 'accounts:scope.touchpointsChange',
  'touchpoints.check': 'accounts:scope.touchpointsCheck',
  'touchpoints.create': 'accounts:scope.touchpointsCreate',
  'touchpoints.import': 'accounts:scope.touchpointsImport',
  'touchpoints.see': 'accounts:scope.touchpointsSee',
} as const;

/** Undefined for a permission without a name. */
export function useScopeName(): (ability: string) => string | undefined {
  const { t } = useTranslation();
  return (ability) => (hasName(ability) ? t(SCOPE_NAMES[ability]) : undefined);
}

function hasName(ability: string): ability is keyof typeof SCOPE_NAMES {
  return Object.hasOwn(SCOPE_NAMES, ability);
}
