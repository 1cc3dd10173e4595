import { useTranslation } from 'react-i18next';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { useRoutingText } from '../../form-localization/data/use-routing-text.ts';

/** Routing reason of a lead as text; undefined if not recorded. */
export function useRouted(): (routing: Lead['routing']) => string | undefined {
  const { t } = useTranslation();
  const wordsOf = useRoutingText();
  return ({ placed, passedOver = [], tags = [], recipients = [] }) => {
    if (!placed) return undefined;
    // The rules of the form may have changed, so the rule cannot be identified by position.
    if (placed.why === 'rule') return t('leads:detail.meta.byRule');
    return wordsOf({ placed, passedOver, tags, recipients }, []);
  };
}
