import { getAreaPagesCall } from '#modules/locator/contract/locator-choices.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { useDraft, useLocatorSlug } from '../data/draft-context.tsx';
import { LEVEL_NAMES } from '../data/field-names.ts';

/** Number of area pages down to the chosen level, and a sentence with those of each level; null until loaded [LOC-03]. */
export function useAreaPages(): { count: number; text: string } | null {
  const { t } = useTranslation();
  const { number } = useFormat();
  const levels = useNames(LEVEL_NAMES);
  const lowest = useDraft(({ draft }) => draft.geoDivisionLevel);
  const { data } = useCall(getAreaPagesCall, { params: { slug: useLocatorSlug() } });
  if (!data) return null;
  const shown = data.levels.slice(0, lowest);
  const list = shown.map((pages, at) => `${levels[(at + 1) as 1 | 2 | 3 | 4]} ${number(pages)}`);
  const count = shown.reduce((sum, pages) => sum + pages, 0);
  const named = { count, shown: number(count), levels: list.join(' · ') };
  return { count, text: t('locator:editor.areaPages', named) };
}
