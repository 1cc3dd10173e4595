import type { Html } from '#platform/server/http/html.ts';
import type { LinkPage } from './link-page.ts';
import type { Step } from './link-parts.ts';
import { consumerName, dayMarkup, momentMarkup, moneyText, withTime } from './link-texts.ts';

/** Steps of a lead so far, and the next one. */
export function leadSteps(page: LinkPage): Step[] {
  const { t, lead } = page;
  const isConsumer = lead.standing === 'consumer';
  const steps: (Step | false)[] = [
    {
      title: isConsumer
        ? t(`leads:lexicon.${lead.lexicon}.youAsked`)
        : t(`leads:lexicon.${lead.lexicon}.from`, { name: consumerName(page) }),
      detail: momentMarkup(page, lead.createdAt),
    },
    lead.acceptedAt !== null && {
      title: t('leads:link.step.accepted', { name: lead.owner ?? t('leads:link.aStore') }),
      detail: momentMarkup(page, lead.acceptedAt),
    },
    lead.handled !== null && {
      title: t('leads:link.step.handled', { name: lead.handled.name || t('leads:link.aStore') }),
      detail: momentMarkup(page, lead.handled.at),
    },
    lead.convertedAt !== null &&
      lead.status === 'converted' && {
        title: [
          t(isConsumer ? 'leads:link.step.bought' : 'leads:link.status.converted'),
          lead.price !== null && moneyText(page.locale, lead.price, lead.currency),
        ]
          .filter(Boolean)
          .join(' · '),
        detail: endedBy(page, lead.convertedAt),
      },
    lead.lostAt !== null &&
      lead.status === 'lost' && {
        title: [
          t(isConsumer ? 'leads:link.step.notBought' : 'leads:link.status.lost'),
          lead.lostReason && lead.lostReason !== 'idle' && t(`leads:link.loss.${lead.lostReason}`),
        ]
          .filter(Boolean)
          .join(' · '),
        detail: endedBy(page, lead.lostAt),
      },
    !isConsumer &&
      lead.status === 'accepted' && {
        title: t('leads:link.step.soldOrNot'),
        detail: lead.closesAt
          ? withTime(dayMarkup(page, lead.closesAt), (day) => t('leads:link.step.lostOn', { day }))
          : '',
        due: true,
      },
    isConsumer &&
      lead.status === 'new' && { title: t('leads:link.step.waits'), detail: '', due: true },
  ];
  return steps.filter((step) => step !== false);
}

/** Author and time of the end: the consumer, the deadline, or a named user [LEAD-12]. */
export function endedBy(page: LinkPage, at: string): Html {
  const { t, lead } = page;
  const { closedBy } = lead;
  return withTime(momentMarkup(page, at), (when) => {
    if (closedBy?.kind === 'suite') return t('leads:link.by.suite', { when });
    if (closedBy?.kind === 'consumer')
      return lead.standing === 'consumer'
        ? t('leads:link.by.you', { when })
        : t('leads:link.by.consumer', { when });
    return closedBy?.name ? t('leads:link.by.name', { name: closedBy.name, when }) : when;
  });
}
