import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { initials } from '#platform/contract/text/initials.ts';
import { Html, html } from '../http/html.ts';
import { LOGO_CID } from './logo-part.ts';
import type { MailBlock, MailContent, MailSender } from './mail-block.ts';
import { button, FONT, lines, SMALL, webAddress } from './mail-button.ts';
import { BRASS, darkRules, lightColor, ON_FASCIA } from './mail-colors.ts';
import { itemMarkup } from './mail-item.ts';

const BODY = `${FONT}font-size:15px;line-height:23px;`;

/** On a phone, buttons are stacked and use the full width, so that they are easy to tap. */
const PHONE_RULES =
  '@media (max-width:480px){.presses,.presses tbody,.presses tr{display:block!important;width:100%!important}.press{display:block!important;width:100%!important;padding:0 0 10px!important}.press a{display:block!important;text-align:center!important}.about{display:none!important}.sheet{padding-left:16px!important;padding-right:16px!important}}';

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
<style>${new Html(`:root{color-scheme:light dark}${darkRules()}${PHONE_RULES}`)}</style>
</head>
<body class="canvas" style="margin:0;padding:0;${lightColor('canvas')}">
${content.preheader && html`<div style="display:none;max-height:0;overflow:hidden">${content.preheader}</div>`}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="canvas" style="${lightColor('canvas')}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
${content.sender ? senderHead(content.sender) : OUR_HEAD}
<tr><td class="surface sheet" style="${lightColor('surface')}padding:32px 24px 16px">
${content.eyebrow && html`<p class="brass-text" style="${SMALL}${lightColor('brass-text')}font-weight:600;margin:0 0 4px">${content.eyebrow}</p>`}
<h1 class="text-1" style="${FONT}${lightColor('text-1')}font-size:22px;line-height:28px;font-weight:600;letter-spacing:-0.012em;margin:0 0 16px">${content.heading || content.subject}</h1>
${content.blocks.map(blockMarkup)}
</td></tr>
<tr><td ${content.sender ? OF_A_BRAND : html`style="padding:16px 24px"`}>
<p class="text-3" style="${SMALL}${lightColor('text-3')}margin:0">${lines(given.footer)}${content.unsubscribe && html`<br><a href="${webAddress(content.unsubscribe.url)}" target="_blank" rel="noopener" class="text-3" style="${lightColor('text-3')}text-decoration:underline">${content.unsubscribe.label}</a>`}</p>
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

/** The footer of a brand's mail is part of the same card, below a line. */
const OF_A_BRAND = html`class="surface rule sheet" style="${lightColor('surface')}padding:16px 24px 20px;border-top:1px solid;${lightColor('rule')}"`;

/** Shows the brand's name only if there is no logo. */
function senderHead({ name, logo, about }: MailSender): Html {
  const sign = logo
    ? html`<img src="cid:${LOGO_CID}" alt="${name}" height="36" style="display:block;height:36px;max-width:240px;border:0">`
    : nameSign(name);
  return html`<tr><td class="surface rule sheet" style="${lightColor('surface')}padding:18px 24px;border-bottom:1px solid;${lightColor('rule')}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td>${sign}</td>
${about && html`<td align="right" class="about"><span class="text-3" style="${SMALL}${lightColor('text-3')}">${about}</span></td>`}
</tr></table></td></tr>`;
}

function nameSign(name: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="ink" width="24" height="24" align="center" style="${lightColor('ink')}width:24px;height:24px;border-radius:4px"><span class="on-ink" style="${FONT}${lightColor('on-ink')}font-size:10px;line-height:24px;font-weight:700" aria-hidden="true">${initials(name)}</span></td>
<td style="padding-left:10px"><span class="text-1" style="${FONT}${lightColor('text-1')}font-size:16px;line-height:24px;font-weight:600">${name}</span></td>
</tr></table>`;
}

function blockMarkup(block: MailBlock): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="text-1" style="${BODY}${lightColor('text-1')}margin:0 0 16px">${lines(block.text)}</p>
`;
    case 'quiet':
      return html`<p class="text-2" style="${BODY}${lightColor('text-2')}margin:-12px 0 16px">${lines(block.text)}</p>
`;
    case 'small':
      return html`<p class="text-3" style="${SMALL}${lightColor('text-3')}margin:0 0 16px">${lines(block.text)}</p>
`;
    case 'quote':
      return html`<p class="text-1 rule" style="${BODY}${lightColor('text-1')}margin:0 0 16px;padding:2px 0 2px 14px;border-left:2px solid;${lightColor('rule')}">${lines(block.text)}</p>
`;
    case 'button':
      return button([block, ...(block.other ? [block.other] : [])]);
    case 'item':
      return itemMarkup(block);
    case 'facts':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${block.facts.map(fact)}</table>
`;
  }
}

function fact({ name, value }: { name: string; value: string }): Html {
  const cell = `${SMALL}padding:7px 0;border-bottom:1px solid;${lightColor('rule')}vertical-align:top;overflow-wrap:anywhere;`;
  return html`<tr><td class="rule" width="112" style="${cell}"><span class="text-3" style="${lightColor('text-3')}">${name}</span></td><td class="rule" style="${cell}"><span class="text-1" style="${lightColor('text-1')}">${lines(value)}</span></td></tr>`;
}
