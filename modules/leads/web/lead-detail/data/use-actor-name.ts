import { useTranslation } from 'react-i18next';
import type { LeadActor } from '#modules/leads/contract/leads/lead-actor.ts';
import { ACTOR_TEXT_KEYS } from './lead-text-keys.ts';

/** Name of the acting party, or else its role. */
export function useActorName(): (party: Pick<LeadActor, 'kind' | 'name' | 'email'>) => string {
  const { t } = useTranslation();
  return ({ kind, name, email }) =>
    (kind === 'suite' ? '' : name || email) || t(ACTOR_TEXT_KEYS[kind]);
}
