import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import type { PlaceToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { LandingForm } from '#modules/touchpoints/contract/landing-pages.ts';
import { Html, html } from '#platform/server/http/html.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { phoneAddress, webAddress } from '../shops/place-addresses.ts';

const MESSAGE_MAX_LENGTH = 1_000;

/**
 * The one thing to do next, in the brand's colour, and one way beside it: the brand's form where there is one, else a call
 * to the nearest shop, else the product at the brand, else the brand.
 */
export function actionPart(given: {
  brand: Pick<Brand, 'name'>;
  form: LandingForm | null;
  /** The nearest shop, if the visitor's location is known. */
  nearest: PlaceToBuy | undefined;
  productUrl: string;
  siteUrl: string | null;
  publicUrl: string;
  t: Translate;
}): Html | undefined {
  const { brand, nearest, t } = given;
  const product = webAddress(given.productUrl) ?? webAddress(given.siteUrl ?? '');
  const atBrand = t('touchpoints:landing.moreButton', { brand: brand.name });
  const form = given.form && renderRequestForm(given.form, given);
  if (form) return askBox(form.title, html`${form.content}`);
  const second = product && html`<a class="go-btn second" href="${product}">${atBrand}</a>`;
  const phone = nearest && phoneAddress(nearest.phone);
  if (nearest && phone)
    return askBox(
      t('touchpoints:landing.callTitle'),
      html`<a class="go-btn" href="${phone}">${t('touchpoints:landing.callButton', { shop: nearest.name })}</a>
${second}`,
    );
  if (!product) return undefined;
  return askBox(
    t('touchpoints:landing.moreTitle'),
    html`<a class="go-btn" href="${product}">${atBrand}</a>`,
  );
}

function askBox(title: string, content: Html): Html {
  return html`<section class="ask-box" aria-labelledby="ask-title">
<h2 id="ask-title">${title}</h2>
${content}
</section>`;
}

/** The request form, prefilled if the form provides a message; undefined without a valid URL. */
function renderRequestForm(
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
