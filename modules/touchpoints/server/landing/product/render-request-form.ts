import type { LandingForm } from '#modules/touchpoints/contract/landing-pages.ts';
import { Html, html } from '#platform/server/http/html.ts';
import { webAddress } from '../shops/place-addresses.ts';

const MESSAGE_MAX_LENGTH = 1_000;

/** The request form, prefilled if the form provides a message; undefined without a valid URL. */
export function renderRequestForm(
  form: LandingForm,
  { publicUrl }: { publicUrl: string },
): { title: string; content: Html } | undefined {
  const address = webAddress(form.url);
  if (!address) return undefined;
  const { title, button, message, note, standing } = form;
  if (standing)
    return {
      title,
      content: html`${note && html`<p class="small">${note}</p>`}${new Html(standing.markup)}`,
    };
  const content = html`${
    message !== undefined && isOurs(address, publicUrl)
      ? messageForm(address, { message, button })
      : html`<a class="go-btn" href="${address}">${button}</a>`
  }
${note && html`<p class="small">${note}</p>`}`;
  return { title, content };
}

/** Query parameters become hidden fields, because a GET form would drop them. */
function messageForm(address: string, given: { message: string; button: string }): Html {
  const url = new URL(address);
  return html`<form class="request" method="get" action="${url.origin}${url.pathname}">
${[...url.searchParams].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<textarea name="message" rows="2" maxlength="${MESSAGE_MAX_LENGTH}" aria-labelledby="ask-title">${given.message}</textarea>
<button class="go-btn">${given.button}</button>
</form>`;
}

/** The page's policy lets forms be sent to the suite alone. */
function isOurs(address: string, publicUrl: string): boolean {
  return new URL(address).origin === new URL(publicUrl).origin;
}
