import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { initials } from '#platform/contract/text/text.ts';
import { Html, html } from '../http/html.ts';
import {
  LOGO_CID,
  type MailBlock,
  type MailContent,
  type MailItem,
  type MailLink,
  type MailSender,
} from './mail-template.ts';

/**
 * Mail programs do not support custom properties, so each colour is written inline, with its dark value as a rule of
 * the same class in the head.
 */
export const MAIL_COLORS = {
  canvas: ['background-color', '#F6F5F1', '#0E1211'],
  surface: ['background-color', '#FFFFFF', '#141917'],
  header: ['background-color', '#13251E', '#090C0B'],
  ink: ['background-color', '#17352B', '#E6E3D8'],
  'on-ink': ['color', '#FFFFFF', '#17201C'],
  'text-1': ['color', '#17201C', '#E9ECE7'],
  'text-2': ['color', '#4E5752', '#A8B1AB'],
  'text-3': ['color', '#656D68', '#8B958F'],
  rule: ['border-color', '#E4E1D9', '#262D2A'],
  edge: ['border-color', '#CBC7BC', '#3A443F'],
  'brass-text': ['color', '#805206', '#E0B25E'],
  new: ['color', '#6A3BA6', '#C6ABF2'],
  accepted: ['color', '#1C5CA8', '#93C0F7'],
  brass: ['background-color', '#B07A1A', '#D8A347'],
  'border-strong': ['background-color', '#CBC7BC', '#3A443F'],
} as const;

/** Colours on the header, which is dark in both themes. */
export const ON_FASCIA = '#F4F1E8';

export const BRASS = '#D8A347';

const FONT = "font-family:'Helvetica Neue',Arial,sans-serif;";
const SMALL = `${FONT}font-size:13px;line-height:19px;`;
const PLAIN = `${FONT}font-size:14px;line-height:20px;`;
const LABEL = `${FONT}display:inline-block;text-decoration:none;`;

const BODY = `${FONT}font-size:15px;line-height:22px;`;

/** On a phone, buttons are stacked and use the full width, so that they are easy to tap. */
const PHONE_RULES =
  '@media (max-width:480px){.presses,.presses tbody,.presses tr{display:block!important;width:100%!important}.press{display:block!important;width:100%!important;padding:0 0 10px!important}.press a{display:block!important;text-align:center!important}.press .ink{padding-top:20px!important;padding-bottom:20px!important}.about{display:none!important}.outer{padding:0!important}.sheet{padding-left:16px!important;padding-right:16px!important}h1{font-size:22px!important;line-height:28px!important}}';

/** Layout of all mails: tables and inline styles, as mail programs require, and no external resources. */
export function mailLayout(content: MailContent, given: { locale: Locale; footer: string }): Html {
  return html`<!doctype html>
<html lang="${languageTag(given.locale)}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${content.subject}</title>
<style>${new Html(`:root{color-scheme:light dark}${darkRules()}${PHONE_RULES}`)}</style>
</head>
<body class="canvas" style="margin:0;padding:0;${lightColor('canvas')}">
${content.preheader && html`<div style="display:none;max-height:0;overflow:hidden">${content.preheader}</div>`}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="canvas" style="${lightColor('canvas')}">
<tr><td align="center" class="outer" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
${content.sender ? senderHead(content.sender) : OUR_HEAD}
<tr><td class="surface sheet" style="${lightColor('surface')}padding:24px 32px 12px">
${content.eyebrow && html`<p class="brass-text" style="${PLAIN}${lightColor('brass-text')}font-weight:700;margin:0 0 6px">${content.eyebrow}</p>`}
<h1 class="text-1" style="${FONT}${lightColor('text-1')}font-size:24px;line-height:30px;font-weight:700;letter-spacing:-0.01em;margin:0 0 16px">${content.heading || content.subject}</h1>
${content.blocks.map((block, at) => blockMarkup(block, content.blocks[at - 1]))}
</td></tr>
<tr><td ${content.sender ? OF_A_BRAND : html`style="padding:16px 32px"`}>
<p class="text-3" style="${FONT}font-size:12px;line-height:18px;${lightColor('text-3')}margin:0">${lines(given.footer)}${content.unsubscribe && html`<br><a href="${webAddress(content.unsubscribe.url)}" target="_blank" rel="noopener" class="text-3" style="${lightColor('text-3')}text-decoration:underline">${content.unsubscribe.label}</a>`}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The logo is drawn with table cells: mail programs block images, and few draw SVG. */
const WORDMARK = html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="width:20px;font-size:0;line-height:0">
<div style="width:6px;height:6px;margin:0 0 1px 11px;border-radius:3px;background-color:${ON_FASCIA}"></div>
<div style="width:20px;height:3px;background-color:${BRASS}"></div>
<div style="width:14px;height:6px;margin:1px 0 0 3px;background-color:${ON_FASCIA}"></div>
</td>
<td style="${FONT}padding-left:9px;font-size:15px;line-height:20px;font-weight:600;letter-spacing:-0.022em;color:${ON_FASCIA}">Comptoir</td>
</tr></table>`;

const OUR_HEAD = html`<tr><td class="header" style="${lightColor('header')}padding:14px 32px;border-bottom:2px solid ${BRASS}">${WORDMARK}</td></tr>`;

/** The footer of a brand's mail is part of the same card, below a line. */
const OF_A_BRAND = html`class="surface rule sheet" style="${lightColor('surface')}padding:16px 32px 24px;border-top:1px solid;${lightColor('rule')}"`;

/** Shows the brand's name only if there is no logo. */
function senderHead({ name, logo, about }: MailSender): Html {
  const sign = logo
    ? html`<img src="cid:${LOGO_CID}" alt="${name}" height="36" style="display:block;height:36px;max-width:240px;border:0">`
    : nameSign(name);
  return html`<tr><td class="surface rule sheet" style="${lightColor('surface')}padding:20px 32px 16px;border-bottom:1px solid;${lightColor('rule')}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td>${sign}</td>
${about && html`<td align="right" class="about"><span class="text-3" style="${SMALL}${lightColor('text-3')}">${about}</span></td>`}
</tr></table></td></tr>`;
}

function nameSign(name: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="ink" width="24" height="24" align="center" style="${lightColor('ink')}width:24px;height:24px;border-radius:3px"><span class="on-ink" style="${FONT}${lightColor('on-ink')}font-size:11px;line-height:24px;font-weight:700" aria-hidden="true">${initials(name)}</span></td>
<td style="padding-left:10px"><span class="text-1" style="${FONT}${lightColor('text-1')}font-size:16px;line-height:24px;font-weight:700">${name}</span></td>
</tr></table>`;
}

function blockMarkup(block: MailBlock, before: MailBlock | undefined): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="text-1" style="${BODY}${lightColor('text-1')}margin:0 0 16px">${lines(block.text)}</p>
`;
    case 'quiet':
      return html`<p class="text-2" style="${BODY}${lightColor('text-2')}margin:-10px 0 18px">${lines(block.text)}</p>
`;
    case 'small':
      return html`<p class="text-2" style="${SMALL}${lightColor('text-2')}margin:0 0 16px">${lines(block.text)}</p>
`;
    case 'quote':
      return html`<p class="text-1 edge" style="${FONT}font-size:16px;line-height:24px;${lightColor('text-1')}margin:18px 0 16px;padding:2px 0 2px 14px;border-left:2px solid;${lightColor('edge')}">${lines(block.text)}</p>
`;
    case 'button':
      return button([block, ...(block.other ? [block.other] : [])]);
    case 'item':
      return itemMarkup(block, before?.kind === 'item');
    case 'facts':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="rule" style="margin:0 0 22px;border-top:1px solid;${lightColor('rule')}">${block.facts.map(fact)}</table>
`;
  }
}

/** Of a value with several lines the first one names the rest. */
function fact({ name, value }: { name: string; value: string }): Html {
  const cell = `${PLAIN}border-bottom:1px solid;${lightColor('rule')}vertical-align:top;overflow-wrap:anywhere;`;
  const [first = '', ...rest] = lines(value);
  return html`<tr><td class="rule" width="104" style="${cell}padding:8px 12px 8px 0"><span class="text-3" style="${lightColor('text-3')}">${name}</span></td><td class="rule" style="${cell}padding:8px 0"><span class="text-1" style="${lightColor('text-1')}">${rest.length > 0 ? html`<b>${first}</b>` : first}${rest}</span></td></tr>`;
}

/** One item of a list: status, title, remaining time and its buttons. */
function itemMarkup(
  { tone, standing, title, text, time, buttons }: MailItem,
  isRuledOff: boolean,
): Html {
  const rule = isRuledOff
    ? `border-top:1px solid;${lightColor('rule')}padding:18px 0 6px`
    : 'padding:0 0 6px';
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="rule" style="${rule}">
<p class="${tone}" style="${SMALL}${lightColor(tone)}font-weight:700;margin:0 0 2px">${standing}</p>
<h2 class="text-1" style="${FONT}${lightColor('text-1')}font-size:17px;line-height:23px;font-weight:700;margin:0">${title}</h2>
<p class="text-2" style="${FONT}${lightColor('text-2')}font-size:14px;line-height:20px;margin:2px 0 12px">${lines(text)}</p>
${time && timeLeft(time)}
${button(buttons)}
</td></tr></table>
`;
}

function timeLeft({ over, words }: NonNullable<MailItem['time']>): Html {
  const percent = Math.round(Math.min(1, Math.max(0, over)) * 100);
  const cell = 'height:3px;font-size:0;line-height:0;';
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" aria-hidden="true"><tr>
${percent > 0 && html`<td class="brass" width="${percent}%" style="${cell}${lightColor('brass')}">&nbsp;</td>`}
${percent < 100 && html`<td class="border-strong" style="${cell}${lightColor('border-strong')}">&nbsp;</td>`}
</tr></table>
<p class="brass-text" style="${PLAIN}${lightColor('brass-text')}font-weight:700;margin:6px 0 14px">${words}</p>`;
}

/** Buttons side by side, the first as the primary one. On a phone they are stacked. */
function button([first, ...others]: readonly MailLink[]): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="presses" style="margin:0 0 14px"><tr>
${first && html`<td class="press" style="padding-right:12px"><a href="${webAddress(first.url)}" target="_blank" rel="noopener" class="ink on-ink" style="${LABEL}font-size:16px;line-height:20px;${lightColor('ink')}${lightColor('on-ink')}border-radius:6px;padding:14px 24px;font-weight:700">${first.label}</a></td>`}
${others.map(
  ({ label, url }) =>
    html`<td class="press" style="padding-right:12px"><a href="${webAddress(url)}" target="_blank" rel="noopener" class="text-1 edge" style="${LABEL}font-size:15px;line-height:20px;${lightColor('text-1')}padding:12px 20px;border:1px solid;${lightColor('edge')}border-radius:6px">${label}</a></td>`,
)}
</tr></table>
`;
}

function webAddress(url: string): string {
  if (!/^https?:\/\//.test(url)) throw new Error(`a mail links to ${url}, which is no web address`);
  return url;
}

function lines(text: string): Html[] {
  return text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`));
}

type MailColor = keyof typeof MAIL_COLORS;

function lightColor(name: MailColor): string {
  const [property, light] = MAIL_COLORS[name];
  return `${property}:${light};`;
}

function darkRules(): string {
  const rules = Object.entries(MAIL_COLORS).map(
    ([name, [property, , dark]]) => `.${name}{${property}:${dark} !important}`,
  );
  return `@media (prefers-color-scheme: dark){${rules.join('')}}`;
}
