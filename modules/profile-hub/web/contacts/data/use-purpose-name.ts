import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

const STANDARD_PURPOSES = {
  optin_email: 'profile-hub:dashboard.purpose.email',
  optin_phone: 'profile-hub:dashboard.purpose.phone',
  optin_partners: 'profile-hub:dashboard.purpose.partners',
} as const;

/** Name of a purpose below a heading that says that it is consent: “Email” for “Opt-in email”. */
export function usePurposeName(): (purpose: Pick<Criterion, 'slug' | 'label'>) => string {
  const { t } = useTranslation();
  return ({ slug, label }) => (isStandard(slug) ? t(STANDARD_PURPOSES[slug]) : label);
}

function isStandard(slug: string): slug is keyof typeof STANDARD_PURPOSES {
  return Object.hasOwn(STANDARD_PURPOSES, slug);
}
