import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import type { LandingForm } from '#modules/touchpoints/contract/landing-pages.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { webAddress } from './places-part.ts';

/** The one thing to do next: the brand's form where there is one, else the product at the brand. */
export function askPart(given: {
  brand: Pick<Brand, 'name'>;
  form: LandingForm | null;
  productUrl: string;
  t: Translate;
}): Html | undefined {
  const { brand, form, t } = given;
  const address = webAddress(form?.url ?? given.productUrl);
  if (!address) return undefined;
  const [title, button] = form
    ? [form.title, form.button]
    : [
        t('touchpoints:landing.moreTitle'),
        t('touchpoints:landing.moreButton', { brand: brand.name }),
      ];
  return html`<section class="ask-box" aria-labelledby="ask-title">
<h2 id="ask-title">${title}</h2>
<a class="go-btn" href="${address}">${button}</a>
</section>`;
}
