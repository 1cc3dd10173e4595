import type { RoutingReason } from '#modules/forms/contract/intake/routing.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import type { LeadActor } from '#modules/leads/contract/leads/lead-machine.ts';
import type { LossReason, RejectReason } from '#modules/leads/contract/leads/lead-status.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** Text keys of lead sources. */
export const SOURCE_TEXT_KEYS = {
  touchpoint: 'leads:detail.source.touchpoint',
  widget: 'leads:detail.source.widget',
  page: 'leads:detail.source.page',
  api: 'leads:detail.source.api',
} as const;

export function sourceTextKey(
  source: string,
): (typeof SOURCE_TEXT_KEYS)[keyof typeof SOURCE_TEXT_KEYS] {
  return Object.hasOwn(SOURCE_TEXT_KEYS, source)
    ? SOURCE_TEXT_KEYS[source as keyof typeof SOURCE_TEXT_KEYS]
    : SOURCE_TEXT_KEYS.widget;
}

export const PRICE_SOURCE_TEXT_KEYS = {
  catalogue: 'leads:detail.priceSource.catalogue',
  model: 'leads:detail.priceSource.model',
  default: 'leads:detail.priceSource.default',
  given: 'leads:detail.priceSource.given',
} as const;

const LOST = {
  noAnswer: 'leads:link.loss.noAnswer',
  tooExpensive: 'leads:link.loss.tooExpensive',
  notAvailable: 'leads:link.loss.notAvailable',
  boughtElsewhere: 'leads:link.loss.boughtElsewhere',
  noLongerWanted: 'leads:link.loss.noLongerWanted',
  other: 'leads:link.loss.other',
  idle: 'leads:detail.why.idle',
} as const satisfies Record<LossReason, string>;

const REJECTED = {
  notAvailable: 'leads:link.reject.notAvailable',
  tooFar: 'leads:link.reject.tooFar',
  notOurProduct: 'leads:link.reject.notOurProduct',
  noTime: 'leads:link.reject.noTime',
  alreadyServed: 'leads:link.reject.alreadyServed',
  other: 'leads:link.reject.other',
} as const satisfies Record<RejectReason, string>;

/** Text key of a loss or rejection reason, the same as on link pages; undefined for unknown reasons. */
export function reasonTextKey(action: 'lose' | 'reject', reason: string | null | undefined) {
  const textKeys: Readonly<Record<string, Why>> = action === 'lose' ? LOST : REJECTED;
  return reason && Object.hasOwn(textKeys, reason) ? textKeys[reason] : undefined;
}
type Why = (typeof LOST)[LossReason] | (typeof REJECTED)[RejectReason];

/** Name of the acting party, or else its role. */
export function useActorName(): (actor: Pick<LeadActor, 'kind' | 'name' | 'email'>) => string {
  const { t } = useTranslation();
  return ({ kind, name, email }) =>
    (kind === 'suite' ? '' : name || email) || t(`leads:history.who.${kind}`);
}

/** Routing reason of a lead as text; undefined if not recorded. */
export function useRouted(): (routing: Lead['routing']) => string | undefined {
  const { t } = useTranslation();
  const describeRouting = useRoutingText();
  return ({ placed, passedOver = [], tags = [], recipients = [] }) => {
    if (!placed) return undefined;
    // The rules of the form may have changed, so the rule cannot be identified by position.
    if (placed.why === 'rule') return t('leads:detail.meta.byRule');
    return describeRouting({ placed, passedOver, tags, recipients }, []);
  };
}

type Named = Pick<Lead, 'identity' | 'fieldsValues' | 'products' | 'form'>;

/** Whether all personal data of the lead was erased. */
export function isErased({ identity, fieldsValues }: Named): boolean {
  return fieldsValues.length === 0 && Object.values(identity).every((part) => part === null);
}

/** Name of the consumer, or else the product or form. Undefined if the person was erased. */
export function leadName(lead: Named): string | undefined {
  const { firstname, lastname, email } = lead.identity;
  const name = [firstname, lastname].filter(Boolean).join(' ');
  if (name || email) return name || (email ?? undefined);
  return isErased(lead) ? undefined : (lead.products[0] ?? lead.form);
}

const WHY_NONE = {
  notLocated: 'leads:routing.notLocated',
  placeUnknown: 'leads:routing.placeUnknown',
  noneNear: 'leads:routing.noneNear',
} as const;

/** Why a lead went where it went; rules are named by their place in the list. */
function useRoutingText(): (reason: RoutingReason, rules: readonly string[]) => string {
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
