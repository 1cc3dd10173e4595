import { type Html, html } from '../http/html.ts';
import type { MailItem } from './mail-block.ts';
import { button, FONT, lines, SMALL } from './mail-button.ts';
import { lightColor } from './mail-colors.ts';

/** One item of a list: status, title, remaining time and its buttons. */
export function itemMarkup({ tone, standing, title, text, time, buttons }: MailItem): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="rule" style="border-top:1px solid;${lightColor('rule')}padding:18px 0 0">
<p class="${tone}" style="${SMALL}${lightColor(tone)}font-weight:600;margin:0 0 2px">${standing}</p>
<h2 class="text-1" style="${FONT}${lightColor('text-1')}font-size:17px;line-height:24px;font-weight:600;margin:0">${title}</h2>
<p class="text-2" style="${FONT}${lightColor('text-2')}font-size:14px;line-height:22px;margin:0 0 12px">${lines(text)}</p>
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
<p class="brass-text" style="${SMALL}${lightColor('brass-text')}font-weight:600;margin:6px 0 6px">${words}</p>`;
}
