import type { LeadStatus } from '#modules/leads/contract/lead-status.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import { GO_ON, type LinkIcon, linkIcons, STATUS_MARKS } from './link-icons.ts';
import type { LinkPage } from './link-page.ts';

/** Status with a note next to it; `due` marks a pending decision. */
export function statusLine(
  { t, lead }: LinkPage,
  {
    words,
    due = false,
    as = lead.status,
  }: { words: Html | string; due?: boolean; as?: LeadStatus | 'taken' },
): Html {
  const mark = as === 'taken' ? 'accepted' : as;
  return html`<p class="stands"><span class="pill ${mark}">${STATUS_MARKS[mark]}${t(`leads:link.status.${as}`)}</span>${words && html`<span class="${due ? 'due' : 'quiet'}">${words}</span>`}</p>`;
}

/** A row of the page: `href` links to a page, `press` submits the form and can be the anchor of a mail link. */
export interface Row {
  icon: LinkIcon;
  title: Html | string;
  detail?: Html | string;
  href?: string;
  press?: string;
}

export function rows(lines: readonly (Row | false | undefined)[]): Html | false {
  const said = lines.filter((line) => line !== false && line !== undefined);
  return (
    said.length > 0 &&
    html`<ul class="rows">${said.map((row) => html`<li>${rowOf(row)}</li>`)}</ul>`
  );
}

function rowOf({ icon, title, detail, href, press }: Row): Html {
  const words = html`${linkIcons[icon]}<span class="said"><span>${title}</span>${detail && html`<small>${detail}</small>`}</span>`;
  if (href) return html`<a class="row" href="${href}" rel="noopener">${words}${GO_ON}</a>`;
  if (press)
    return html`<button class="row" id="${press}" name="do" value="${press}">${words}</button>`;
  return html`<div class="row">${words}</div>`;
}

export function messageMarkup({ lead }: LinkPage): Html | false {
  return lead.message !== '' && html`<blockquote>${lead.message}</blockquote>`;
}

export interface Step {
  title: string;
  detail: Html | string;
  due?: boolean;
}

/** What happened so far, one under the other. */
export function stepsMarkup(steps: readonly Step[]): Html {
  return html`<ol class="steps">${steps.map(({ title, detail, due }) => html`<li${due && html` class="now"`}><span>${title}</span><small>${detail}</small></li>`)}</ol>`;
}

/** Action bar: one primary action, secondary actions, and a line about the consequence. */
export interface LinkActionBar {
  due?: { label: string; icon?: LinkIcon } & ({ href: string } | { press: string });
  others?: readonly ({ label: string } & ({ href: string } | { press: string }))[];
  line?: Html | string;
}

export function actionBarMarkup({ due, others = [], line }: LinkActionBar): Html | false {
  if (!due && others.length === 0 && !line) return false;
  return html`<div class="counter">
${due && button('first', due, html`${due.icon && linkIcons[due.icon]}${due.label}`)}
${others.length > 0 && html`<div class="beside">${others.map((other) => button('second', other, html`${other.label}`))}</div>`}
${line && html`<p>${line}</p>`}
</div>`;
}

function button(
  look: 'first' | 'second',
  to: { href: string } | { press: string },
  label: Html,
): Html {
  return 'href' in to
    ? html`<a class="${look}" href="${to.href}">${label}</a>`
    : html`<button class="${look}" name="do" value="${to.press}">${label}</button>`;
}
