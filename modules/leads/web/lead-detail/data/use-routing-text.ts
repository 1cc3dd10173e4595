import type { RoutingReason } from '#modules/forms/contract/intake/routing.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

const WHY_NONE = {
  notLocated: 'leads:routing.notLocated',
  placeUnknown: 'leads:routing.placeUnknown',
  noneNear: 'leads:routing.noneNear',
} as const;

/** Why a lead went where it went; rules are named by their place in the list. */
export function useRoutingText(): (reason: RoutingReason, rules: readonly string[]) => string {
  const { t } = useTranslation();
  const { number } = useFormat();
  return ({ placed }, rules) => {
    switch (placed.why) {
      case 'rule':
        return t('leads:routing.byRule', { place: rules.indexOf(placed.ruleId) + 1 });
      case 'chosen':
        return t('leads:routing.byChoice');
      case 'nearest':
        return t(placed.abroad ? 'leads:routing.byDistanceAbroad' : 'leads:routing.byDistance', {
          distance: number(Math.round(placed.distanceKm)),
        });
      case 'moved':
        return t('leads:lead.moved');
      case 'none':
        return t(WHY_NONE[placed.because]);
    }
  };
}
