import { useTranslation } from 'react-i18next';
import { standardCriterion } from '#modules/profile-hub/contract/standard-criteria.ts';
import { firstKnownText } from '#platform/web/module/first-known-text.ts';
import type { ExportChoices } from './use-export-form.ts';

/** What criteria are called: standard ones in the reader's language, the brand's own as the brand calls them. */
export function useCriterionLabels(criterias: ExportChoices['criterias']) {
  const { i18n } = useTranslation();
  const labels = new Map(criterias.map(({ slug, label }) => [slug, label]));
  return (slug: string): string => {
    const label = labels.get(slug) ?? slug;
    return standardCriterion(slug) ? (firstKnownText(i18n, [label], {}) ?? slug) : label;
  };
}
