import { useTranslation } from 'react-i18next';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { useRoutingWords } from '../../form-localization/data/use-routing-words.ts';

/** Why a lead went where it went; undefined where nobody wrote it down. */
export function useRouted(): (routing: Lead['routing']) => string | undefined {
  const { t } = useTranslation();
  const wordsOf = useRoutingWords();
  return ({ placed, passedOver = [], tags = [], recipients = [] }) => {
    if (!placed) return undefined;
    // The form's rules may have changed since: which one it was is not known by its place any more.
    if (placed.why === 'rule') return t('leads:detail.meta.byRule');
    return wordsOf({ placed, passedOver, tags, recipients }, []);
  };
}
