import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import type { App } from '#platform/server/app.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import { brandFrame } from './brand-frame.ts';
import type { LandingVisitor } from './landing-visitor.ts';

/** An empty slab: the code was mistyped, or its product is gone. */
export function unknownPage(
  { app }: { app: App },
  { brand, visitor }: { brand: Brand | null; visitor: LandingVisitor },
): Html {
  const t = app.texts.translator(visitor.locale);
  const title = t('touchpoints:landing.unknownTitle');
  return brandFrame({
    brand,
    locale: visitor.locale,
    t,
    title,
    languages: [],
    head: html`<meta name="robots" content="noindex">`,
    content: html`<main class="alone"><div class="stage empty"></div>
<div class="pad"><h1>${title}</h1><p class="quiet">${t('touchpoints:landing.unknownText')}</p></div></main>`,
  });
}
