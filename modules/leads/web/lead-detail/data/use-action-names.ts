import { useTranslation } from 'react-i18next';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import type { LeadAction } from '#modules/leads/contract/leads/lead-machine.ts';
import { UNDO_TEXT_KEYS } from './lead-text-keys.ts';

const NAMES = {
  accept: 'leads:detail.act.accept',
  reject: 'leads:detail.act.reject',
  convert: 'leads:detail.act.convert',
  lose: 'leads:detail.act.lose',
  keep: 'leads:detail.act.keep',
} as const;

/** Button label of an action; an undo names the undone action. */
export function useActionNames({
  status,
  undoes,
}: Pick<Lead, 'status' | 'undoes'>): (action: LeadAction) => string {
  const { t } = useTranslation();
  return (action) => {
    if (action === 'undo')
      return t(UNDO_TEXT_KEYS[undoes && undoes !== 'undo' ? undoes : 'accept']);
    if (action === 'reject' && status === 'accepted') return t('leads:detail.act.giveBack');
    return t(NAMES[action]);
  };
}
