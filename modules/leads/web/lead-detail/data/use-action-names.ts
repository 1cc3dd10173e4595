import { useTranslation } from 'react-i18next';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import type { LeadAction } from '#modules/leads/contract/leads/lead-machine.ts';
import { UNDO_WORDS } from './lead-words.ts';

const NAMES = {
  accept: 'leads:detail.act.accept',
  reject: 'leads:detail.act.reject',
  convert: 'leads:detail.act.convert',
  lose: 'leads:detail.act.lose',
  keep: 'leads:detail.act.keep',
} as const;

/** What stands on the button of an action; undoing says what it undoes. */
export function useActionNames({
  status,
  undoes,
}: Pick<Lead, 'status' | 'undoes'>): (action: LeadAction) => string {
  const { t } = useTranslation();
  return (action) => {
    if (action === 'undo') return t(UNDO_WORDS[undoes && undoes !== 'undo' ? undoes : 'accept']);
    if (action === 'reject' && status === 'accepted') return t('leads:detail.act.giveBack');
    return t(NAMES[action]);
  };
}
