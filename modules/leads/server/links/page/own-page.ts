import { KEEP_DAYS } from '#modules/leads/contract/leads/lead-machine.ts';
import { html } from '#platform/server/http/html.ts';
import type { PageAnswer } from '#platform/server/http/page.ts';
import { formatPhone } from '#platform/server/phone/format-phone.ts';
import { contactRows, mailAddress, phoneAddress, requestRows } from './contact-rows.ts';
import { keepRow } from './keep-row.ts';
import type { LinkPage } from './link-page.ts';
import { type LinkActionBar, messageMarkup, type Row, rows, statusLine } from './link-parts.ts';
import {
  consumerFirstName,
  consumerName,
  dayMarkup,
  leadPriceText,
  leadProductText,
  timeAgo,
  withTime,
} from './link-texts.ts';
import { linkPagePaths, renderLinkPage } from './render-link-page.ts';

/** A lead that its reader has accepted: the call is due, then whether it was sold. */
export function ownPage(page: LinkPage, status?: number): PageAnswer {
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

/** Call, else write, else nothing but the end of it. */
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
        href: phoneAddress(phone),
      },
      others: [sold, notSold],
      line,
    };
  if (email)
    return {
      due: {
        label: t('leads:link.write', { name: consumerFirstName(page) }),
        icon: 'mail',
        href: mailAddress(email),
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
