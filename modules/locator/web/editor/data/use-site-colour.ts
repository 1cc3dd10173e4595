import { siteColour } from '#modules/locator/contract/site-colour.ts';
import { useChoices, useDraft } from './draft-context.tsx';

/** Colour of the site's markers, as on the public page. */
export function useSiteColour(): string | undefined {
  const choices = useChoices();
  const css = useDraft(({ draft }) => draft.css);
  return choices ? siteColour({ css }, choices.color) : undefined;
}
