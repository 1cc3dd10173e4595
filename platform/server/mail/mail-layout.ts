import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { Html, html } from '../http/html.ts';
import { LOGO_CID } from './logo-part.ts';
import type { MailBlock, MailContent, MailSender } from './mail-block.ts';
import { BRASS, darkRules, lightColor, ON_FASCIA } from './mail-colors.ts';

const FONT = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
const BODY = `${FONT}font-size:15px;line-height:23px;`;
const SMALL = `${FONT}font-size:13px;line-height:20px;`;

/** One sheet for all mails: tables and inline styles, as mail programs want them, and nothing that is fetched. */
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
<style>${new Html(`:root{color-scheme:light dark}${darkRules()}`)}</style>
</head>
<body class="canvas" style="margin:0;padding:0;${lightColor('canvas')}">
${content.preheader && html`<div style="display:none;max-height:0;overflow:hidden">${content.preheader}</div>`}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="canvas" style="${lightColor('canvas')}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
${content.sender ? senderHead(content.sender) : OUR_HEAD}
<tr><td class="surface" style="${lightColor('surface')}padding:32px 24px 16px">
${content.eyebrow && html`<p class="brass-text" style="${SMALL}${lightColor('brass-text')}font-weight:600;margin:0 0 4px">${content.eyebrow}</p>`}
<h1 class="text-1" style="${FONT}${lightColor('text-1')}font-size:22px;line-height:28px;font-weight:600;letter-spacing:-0.012em;margin:0 0 16px">${content.heading || content.subject}</h1>
${content.blocks.map(blockMarkup)}
</td></tr>
<tr><td style="padding:16px 24px">
<p class="text-3" style="${SMALL}${lightColor('text-3')}margin:0">${lines(given.footer)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The mark is drawn with cells: pictures are fetched or blocked, and few mail programs draw SVG. */
const WORDMARK = html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="width:20px;font-size:0;line-height:0">
<div style="width:6px;height:6px;margin:0 0 1px 11px;border-radius:3px;background-color:${ON_FASCIA}"></div>
<div style="width:20px;height:3px;background-color:${BRASS}"></div>
<div style="width:14px;height:6px;margin:1px 0 0 3px;background-color:${ON_FASCIA}"></div>
</td>
<td style="${FONT}padding-left:9px;font-size:15px;line-height:20px;font-weight:600;letter-spacing:-0.022em;color:${ON_FASCIA}">Comptoir</td>
</tr></table>`;

const OUR_HEAD = html`<tr><td class="header" style="${lightColor('header')}padding:14px 24px;border-bottom:2px solid ${BRASS}">${WORDMARK}</td></tr>`;

/** The name stands beside the logo only where there is none: a logo says it. */
function senderHead({ name, logo }: MailSender): Html {
  const sign = logo
    ? html`<img src="cid:${LOGO_CID}" alt="${name}" height="36" style="display:block;height:36px;max-width:240px;border:0">`
    : html`<span class="text-1" style="${FONT}${lightColor('text-1')}font-size:16px;line-height:24px;font-weight:600">${name}</span>`;
  return html`<tr><td class="surface rule" style="${lightColor('surface')}padding:18px 24px;border-bottom:1px solid;${lightColor('rule')}">${sign}</td></tr>`;
}

function blockMarkup(block: MailBlock): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="text-1" style="${BODY}${lightColor('text-1')}margin:0 0 16px">${lines(block.text)}</p>
`;
    case 'small':
      return html`<p class="text-3" style="${SMALL}${lightColor('text-3')}margin:0 0 16px">${lines(block.text)}</p>
`;
    case 'quote':
      return html`<p class="text-1 rule" style="${BODY}${lightColor('text-1')}margin:0 0 16px;padding:2px 0 2px 14px;border-left:2px solid;${lightColor('rule')}">${lines(block.text)}</p>
`;
    case 'button':
      return button(block);
    case 'facts':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${block.facts.map(fact)}</table>
`;
  }
}

function button({ label, url, other }: Extract<MailBlock, { kind: 'button' }>): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td class="ink" style="${lightColor('ink')}border-radius:5px"><a href="${webAddress(url)}" target="_blank" rel="noopener" class="on-ink" style="${BODY}${lightColor('on-ink')}display:inline-block;padding:10px 18px;font-weight:500;text-decoration:none">${label}</a></td>
${other && html`<td style="padding-left:10px"><a href="${webAddress(other.url)}" target="_blank" rel="noopener" class="text-1 rule" style="${BODY}${lightColor('text-1')}display:inline-block;padding:9px 17px;border:1px solid;${lightColor('rule')}border-radius:5px;text-decoration:none">${other.label}</a></td>`}
</tr></table>
`;
}

function webAddress(url: string): string {
  if (!/^https?:\/\//.test(url)) throw new Error(`a mail links to ${url}, which is no web address`);
  return url;
}

function fact({ name, value }: { name: string; value: string }): Html {
  const cell = `${SMALL}padding:7px 0;border-bottom:1px solid;${lightColor('rule')}vertical-align:top;overflow-wrap:anywhere;`;
  return html`<tr><td class="rule" width="148" style="${cell}"><span class="text-3" style="${lightColor('text-3')}">${name}</span></td><td class="rule" style="${cell}"><span class="text-1" style="${lightColor('text-1')}">${lines(value)}</span></td></tr>`;
}

function lines(text: string): Html[] {
  return text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`));
}
