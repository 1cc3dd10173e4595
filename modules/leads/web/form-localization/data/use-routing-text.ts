import { useTranslation } from 'react-i18next';
import type { RoutingReason } from '#modules/leads/contract/intake/routing.ts';
import { useFormat } from '#platform/web/format/use-format.ts';

const WHY_NONE = {
  notLocated: 'leads:editor.tryOut.notLocated',
  placeUnknown: 'leads:editor.tryOut.placeUnknown',
  noneNear: 'leads:editor.tryOut.noneNear',
} as const;

/** Why a request goes where it goes; rules are named by their place in the list. */
export function useRoutingText(): (reason: RoutingReason, rules: readonly string[]) => string {
  const { t } = useTranslation();
  const { number } = useFormat();
  return ({ placed }, rules) => {
    switch (placed.why) {
      case 'rule':
        return t('leads:editor.tryOut.byRule', { place: rules.indexOf(placed.ruleId) + 1 });
      case 'chosen':
        return t('leads:editor.tryOut.byChoice');
      case 'nearest':
        return t(
          placed.abroad ? 'leads:editor.tryOut.byDistanceAbroad' : 'leads:editor.tryOut.byDistance',
          { distance: number(Math.round(placed.distanceKm)) },
        );
      case 'moved':
        return t('leads:lead.moved');
      case 'none':
        return t(WHY_NONE[placed.because]);
    }
  };
}
