import { type Html, html } from '../../http/html.ts';
import type { Translate } from '../../texts/texts.ts';
import type { RenderedMail } from '../render-mail.ts';

/** Shows one mail: as HTML in a frame, as text, and its links. */
export function mailView(given: {
  mail: RenderedMail;
  frame: string;
  facts: readonly { name: string; value: string }[];
  t: Translate;
}): Html {
  const { mail, t } = given;
  return html`<h1>${mail.subject}</h1>
<dl class="facts">${given.facts.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
<section aria-labelledby="links">
<h2 id="links">${t('platform:mailbox.links')}</h2>
${linksIn(mail.text)}
</section>
<section aria-labelledby="html">
<h2 id="html">${t('platform:mailbox.html')}</h2>
<iframe src="${given.frame}" title="${mail.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
</section>
<section aria-labelledby="text">
<h2 id="text">${t('platform:mailbox.text')}</h2>
<pre>${mail.text}</pre>
</section>`;
}

function linksIn(text: string): Html {
  const links = [...new Set(text.match(/https?:\/\/\S+/g) ?? [])];
  return html`<ul class="links">${links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>`;
}
