import { KEEP_DAYS, WARNING_HOURS } from '#modules/leads/contract/leads/lead-machine.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { PageResponse } from '#platform/server/http/page.ts';
import { formatPhone } from '#platform/server/phone/phone-number.ts';
import { contactRows, mailHref, phoneHref, requestRows } from './contact-rows.ts';
import { linkPagePaths, renderLinkPage } from './link-frame.ts';
import type { LinkPage } from './link-page.ts';
import { type LinkActionBar, messageMarkup, type Row, rows, statusLine } from './link-parts.ts';
import {
  consumerFirstName,
  consumerName,
  dayMarkup,
  leadPriceText,
  leadProductText,
  leadRequestText,
  leadSummaryText,
  timeAgo,
  withTime,
} from './link-texts.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Button to extend the deadline, shown within the given hours before the loss and only if a keep adds time. */
function keepRow({ t, lead, now }: LinkPage, withinHours: number): Row | false {
  if (!lead.closesAt || !lead.actions.includes('keep')) return false;
  const left = new Date(lead.closesAt).getTime() - now.getTime();
  if (left >= withinHours * HOUR_MS) return false;
  return {
    icon: 'calendar',
    title: t('leads:link.keep', { days: KEEP_DAYS }),
    detail: t('leads:link.keepsLeft', { count: lead.keepsLeft }),
    press: 'keep',
  };
}

/** Page of a new lead: consumer, request, and a button to accept it. */
export function newPage(page: LinkPage, status?: number): PageResponse {
  const { t, lead } = page;
  const title = leadRequestText(page);
  return renderLinkPage(page, {
    title,
    status,
    goods: html`${statusLine(page, dueLine(page))}
<h1>${title}</h1>
<p class="about">${leadSummaryText(page)}</p>
${messageMarkup(page)}
${rows([
  ...requestRows(page),
  ...contactRows(page, { phone: true }),
  !lead.contactShown && {
    icon: 'lock',
    title: t('leads:link.contact'),
    detail: t('leads:link.contactOnceAccepted'),
  },
  keepRow(page, WARNING_HOURS),
])}`,
    counter: {
      due: { label: t(`leads:lexicon.${lead.lexicon}.acceptThis`), icon: 'check', press: 'accept' },
      others: [{ label: t('leads:link.notForUs'), href: linkPagePaths(page).reject }],
      line:
        lead.others > 0
          ? t('leads:link.makesItYoursOfMany', { count: lead.others })
          : t('leads:link.makesItYours'),
    },
  });
}

/** The line with the response deadline. */
export function dueLine(page: LinkPage): { words: Html | string; due: boolean } {
  const { t, lead } = page;
  return {
    words: lead.closesAt
      ? withTime(dayMarkup(page, lead.closesAt), (day) => t('leads:link.answerBy', { day }))
      : '',
    due: true,
  };
}

/** Page of the owner: first to call the consumer, then to report the outcome. */
export function ownPage(page: LinkPage, status?: number): PageResponse {
  const { t, lead } = page;
  const name = consumerName(page);
  const { phone, email } = lead.consumer;
  const title = lead.handled
    ? t('leads:link.own.handled')
    : t(`leads:link.own.${phone ? 'call' : email ? 'write' : 'yours'}`, { name });
  return renderLinkPage(page, {
    title,
    status,
    goods: html`${statusLine(page, { words: withTime(timeAgo(page, lead.acceptedAt ?? lead.createdAt), (when) => t('leads:link.byYou', { when })) })}
<h1>${title}</h1>
<p class="about">${[lead.handled && name, leadProductText(page), leadPriceText(page)].filter(Boolean).join(' · ')}</p>
${messageMarkup(page)}
${rows([...contactRows(page, { phone: !isCallDue(page) }), ...requestRows(page), dueRow(page), keepRow(page, KEEP_DAYS * 24), undoRow(page)])}`,
    counter: ownPageActionBar(page),
  });
}

/** Buttons: call, otherwise write, otherwise only report the outcome. */
export function ownPageActionBar(page: LinkPage): LinkActionBar {
  const { t, lead } = page;
  const { phone, email } = lead.consumer;
  const paths = linkPagePaths(page);
  const sold = { label: t('leads:link.sold'), href: paths.convert };
  const notSold = { label: t('leads:link.notSold'), href: paths.lose };
  const line = html`${t('leads:link.cannotServe')} <a href="${paths.reject}">${t('leads:link.giveBack')}</a>`;
  if (lead.handled) return { due: { ...sold, icon: 'check' }, others: [notSold], line };
  if (phone)
    return {
      due: {
        label: t('leads:link.call', { phone: formatPhone(phone) }),
        icon: 'phone',
        href: phoneHref(phone),
      },
      others: [sold, notSold],
      line,
    };
  if (email)
    return {
      due: {
        label: t('leads:link.write', { name: consumerFirstName(page) }),
        icon: 'mail',
        href: mailHref(email),
      },
      others: [sold, notSold],
      line,
    };
  return { due: { ...sold, icon: 'check' }, others: [notSold], line };
}

function isCallDue({ lead }: LinkPage): boolean {
  return Boolean(lead.consumer.phone) && !lead.handled;
}

/** Deadline to report the outcome. */
function dueRow(page: LinkPage): Row | false {
  const { t, lead } = page;
  return (
    lead.closesAt !== null && {
      icon: 'clock',
      title: withTime(dayMarkup(page, lead.closesAt), (day) => t('leads:link.tellBy', { day })),
      detail: t('leads:link.elseLost'),
    }
  );
}

/** Undo of the last action, while possible. */
export function undoRow({ t, lead }: LinkPage): Row | false {
  if (!lead.undoes) return false;
  const undone = lead.undoes as 'accept' | 'reject' | 'convert' | 'lose';
  return {
    icon: 'undo',
    title: t(`leads:link.undo.${undone}`),
    detail:
      undone === 'accept' && lead.others > 0
        ? t(`leads:lexicon.${lead.lexicon}.givesBack`)
        : t('leads:link.undone'),
    press: 'undo',
  };
}
