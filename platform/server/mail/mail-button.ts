import { type Html, html } from '../http/html.ts';
import type { MailLink } from './mail-block.ts';
import { lightColor } from './mail-colors.ts';

export const FONT = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
export const SMALL = `${FONT}font-size:13px;line-height:20px;`;
const LABEL = `${FONT}font-size:15px;line-height:23px;display:inline-block;text-decoration:none;`;

/** Buttons side by side, the first as the primary one. On a phone they are stacked. */
export function button([first, ...others]: readonly MailLink[]): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="presses" style="margin:8px 0 24px"><tr>
${first && html`<td class="press" style="padding-right:10px"><a href="${webAddress(first.url)}" target="_blank" rel="noopener" class="ink on-ink" style="${LABEL}${lightColor('ink')}${lightColor('on-ink')}border-radius:5px;padding:10px 18px;font-weight:600">${first.label}</a></td>`}
${others.map(
  ({ label, url }) =>
    html`<td class="press" style="padding-right:10px"><a href="${webAddress(url)}" target="_blank" rel="noopener" class="text-1 rule" style="${LABEL}${lightColor('text-1')}padding:9px 17px;border:1px solid;${lightColor('rule')}border-radius:5px">${label}</a></td>`,
)}
</tr></table>
`;
}

export function webAddress(url: string): string {
  if (!/^https?:\/\//.test(url)) throw new Error(`a mail links to ${url}, which is no web address`);
  return url;
}

export function lines(text: string): Html[] {
  return text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`));
}
