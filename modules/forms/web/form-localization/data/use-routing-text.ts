import type { RoutingReason } from '#modules/forms/contract/intake/routing.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

const WHY_NONE = {
  notLocated: 'forms:editor.tryOut.notLocated',
  placeUnknown: 'forms:editor.tryOut.placeUnknown',
  noneNear: 'forms:editor.tryOut.noneNear',
} as const;

/** Why a request goes to a shop; rules are named by their position in the list. */
export function useRoutingText(): (reason: RoutingReason, rules: readonly string[]) => string {
  const { t } = useTranslation();
  const { number } = useFormat();
  return ({ placed }, rules) => {
    switch (placed.why) {
      case 'rule':
        return t('forms:editor.tryOut.byRule', { place: rules.indexOf(placed.ruleId) + 1 });
      case 'chosen':
        return t('forms:editor.tryOut.byChoice');
      case 'nearest':
        return t(
          placed.abroad ? 'forms:editor.tryOut.byDistanceAbroad' : 'forms:editor.tryOut.byDistance',
          { distance: number(Math.round(placed.distanceKm)) },
        );
      // Only a user moves a lead, never the routing of a request.
      case 'moved':
        return '';
      case 'none':
        return t(WHY_NONE[placed.because]);
    }
  };
}
