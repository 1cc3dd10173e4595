import type { LeadStatus } from '#modules/leads/contract/leads/lead-status.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { LinkPage } from './link-page.ts';

const icon = (paths: ReturnType<typeof html>) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>`;

/** Tabler outline, as on the screens. */
export const linkIcons = {
  phone: icon(
    html`<path d="M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5 -2.5l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2"/>`,
  ),
  mail: icon(
    html`<path d="M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10"/><path d="M3 7l9 6l9 -6"/>`,
  ),
  lock: icon(
    html`<path d="M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6"/><path d="M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0"/><path d="M8 11v-4a4 4 0 1 1 8 0v4"/>`,
  ),
  calendar: icon(
    html`<path d="M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-12"/><path d="M16 3v4"/><path d="M8 3v4"/><path d="M4 11h16"/><path d="M8 15h2v2h-2z"/>`,
  ),
  product: icon(
    html`<path d="M12 3l8 4.5v9l-8 4.5l-8 -4.5v-9l8 -4.5"/><path d="M12 12l8 -4.5"/><path d="M12 12v9"/><path d="M12 12l-8 -4.5"/><path d="M16 5.25l-8 4.5"/>`,
  ),
  clock: icon(html`<path d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0"/><path d="M12 7v5l3 3"/>`),
  bell: icon(
    html`<path d="M10 5a2 2 0 1 1 4 0a7 7 0 0 1 4 6v3a4 4 0 0 0 2 3h-16a4 4 0 0 0 2 -3v-3a7 7 0 0 1 4 -6"/><path d="M9 17v1a3 3 0 0 0 6 0v-1"/>`,
  ),
  inbox: icon(
    html`<path d="M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-12"/><path d="M4 13h3l3 3h4l3 -3h3"/>`,
  ),
  file: icon(
    html`<path d="M15 7l-6.5 6.5a1.5 1.5 0 0 0 3 3l6.500 -6.500a3 3 0 0 0 -6 -6l-6.500 6.500a4.500 4.500 0 0 0 9 9l6.500 -6.500"/>`,
  ),
  check: icon(html`<path d="M5 12l5 5l10 -10"/>`),
  place: icon(
    html`<path d="M9 11a3 3 0 1 0 6 0a3 3 0 0 0 -6 0"/><path d="M17.657 16.657l-4.243 4.243a2 2 0 0 1 -2.827 0l-4.244 -4.243a8 8 0 1 1 11.314 0"/>`,
  ),
  undo: icon(html`<path d="M9 14l-4 -4l4 -4"/><path d="M5 10h11a4 4 0 1 1 0 8h-1"/>`),
  store: icon(
    html`<path d="M3 21h18"/><path d="M3 7v1a3 3 0 0 0 6 0v-1m0 1a3 3 0 0 0 6 0v-1m0 1a3 3 0 0 0 6 0v-1h-18l2 -4h14l2 4"/><path d="M5 21v-10.15"/><path d="M19 21v-10.15"/><path d="M9 21v-4a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v4"/>`,
  ),
  answer: icon(
    html`<path d="M3 20l1.3 -3.9c-2.324 -3.437 -1.426 -7.872 2.1 -10.374c3.526 -2.501 8.59 -2.296 11.845 .48c3.255 2.777 3.695 7.266 1.029 10.501c-2.666 3.235 -7.615 4.215 -11.574 2.293l-4.7 1"/>`,
  ),
} as const;
export type LinkIcon = keyof typeof linkIcons;

const GO_ON = html`<svg class="icon go" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 6l6 6l-6 6"/></svg>`;

/** Status icons differ in shape as well as in colour. */
const STATUS_MARKS = {
  new: html`<svg class="dot" viewBox="0 0 12 12" aria-hidden="true"><circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" stroke-width="2"/></svg>`,
  accepted: html`<svg class="dot" viewBox="0 0 12 12" aria-hidden="true"><circle cx="6" cy="6" r="4.75" fill="none" stroke="currentColor" stroke-width="1.75"/><path d="M6 2.6a3.4 3.4 0 0 1 0 6.8z" fill="currentColor"/></svg>`,
  converted: html`<svg class="dot" viewBox="0 0 12 12" aria-hidden="true"><circle cx="6" cy="6" r="5.5" fill="currentColor"/><path class="cut" d="M3.5 6.2l1.8 1.8l3.3 -3.6"/></svg>`,
  lost: html`<svg class="dot" viewBox="0 0 12 12" aria-hidden="true"><circle cx="6" cy="6" r="5.5" fill="currentColor"/><path class="cut" d="M4.2 4.2l3.6 3.6M7.8 4.2l-3.6 3.6"/></svg>`,
} as const;

/** Status with a note next to it; `due` marks a pending decision. */
export function statusLine(
  { t, lead }: LinkPage,
  {
    words: content,
    due = false,
    as = lead.status,
  }: { words: Html | string; due?: boolean; as?: LeadStatus | 'taken' },
): Html {
  const mark = as === 'taken' ? 'accepted' : as;
  return html`<p class="stands"><span class="pill ${mark}">${STATUS_MARKS[mark]}${t(`leads:link.status.${as}`)}</span>${content && html`<span class="${due ? 'due' : 'quiet'}">${content}</span>`}</p>`;
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
  const shownRows = lines.filter((line) => line !== false && line !== undefined);
  return (
    shownRows.length > 0 &&
    html`<ul class="rows">${shownRows.map((row) => html`<li>${rowOf(row)}</li>`)}</ul>`
  );
}

function rowOf({ icon, title, detail, href, press }: Row): Html {
  const content = html`${linkIcons[icon]}<span class="said"><span>${title}</span>${detail && html`<small>${detail}</small>`}</span>`;
  if (href) return html`<a class="row" href="${href}" rel="noopener">${content}${GO_ON}</a>`;
  if (press)
    return html`<button class="row" id="${press}" name="do" value="${press}">${content}</button>`;
  return html`<div class="row">${content}</div>`;
}

export function messageMarkup({ lead }: LinkPage): Html | false {
  return lead.message !== '' && html`<blockquote>${lead.message}</blockquote>`;
}

export interface Step {
  title: string;
  detail: Html | string;
  due?: boolean;
}

/** The steps so far, one below the other. */
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
