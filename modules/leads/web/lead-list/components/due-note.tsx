import { useTranslation } from 'react-i18next';
import { remindRecipients } from '#modules/leads/contract/permissions.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { useLeadLexicon } from '../../lexicon/use-lead-lexicon.ts';
import type { LeadScope } from '../data/lead-listing.ts';
import { useRemindShops } from '../data/use-remind-shops.ts';
import classes from './lead-list.module.css';

/** How many are lost by themselves soon, and what can be done about it [LEAD-06]. */
export function DueNote({ scope, due }: { scope: LeadScope; due: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const word = useLeadLexicon(scope.formId ?? undefined);
  const mayRemind = useAbility(remindRecipients);
  const remind = useRemindShops(scope);
  return (
    <>
      <span className={classes.note}>
        {t(`leads:lexicon.${word}.lostSoon`, { count: due, formatted: number(due) })}
      </span>
      {mayRemind && (
        <>
          {' '}
          <LinkButton onClick={() => void remind()}>{t('leads:list.remind.ask')}</LinkButton>
        </>
      )}
    </>
  );
}
