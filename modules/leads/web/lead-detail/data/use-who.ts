import { useTranslation } from 'react-i18next';
import type { ActingParty } from '#modules/leads/contract/leads/lead-party.ts';
import { WHO_WORDS } from './lead-words.ts';

/** Who did something: by name, else by what they are to the lead. */
export function useWho(): (party: Pick<ActingParty, 'kind' | 'name' | 'email'>) => string {
  const { t } = useTranslation();
  return ({ kind, name, email }) => (kind === 'suite' ? '' : name || email) || t(WHO_WORDS[kind]);
}
