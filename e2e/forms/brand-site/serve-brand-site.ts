import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { widgetSnippet } from '../../../modules/forms/contract/widget/widget-script.ts';

/** A fictional brand's page with styles that would break a form if they applied to it. */
const STYLE = `
body { margin: 0; font: 16px/1.4 Georgia, serif; color: #1a211e; background: #fff; }
header { display: flex; justify-content: center; padding: 16px; border-bottom: 1px solid #dedcd4; font-size: 18px; }
.product { display: flex; gap: 16px; padding: 16px; background: #f6f5f1; border-bottom: 1px solid #dedcd4; }
.product i { width: 84px; height: 84px; border-radius: 6px; background: #e9e7e0; }
main { max-width: 480px; margin: 0 auto; }
button, input, label { display: none; color: red !important; }
`;

export interface BrandSite {
  origin: string;
  close(): void;
}

/**
 * Serves a page on a separate origin with a strict content security policy that names only the suite's address besides
 * its own.
 */
export async function serveBrandSite(given: {
  suite: string;
  formId: string;
  script: { path: string; integrity: string };
  locale: string;
  attributes?: string;
  /** Origin of a captcha provider, if the form uses one. */
  alsoScripts?: string;
}): Promise<BrandSite> {
  const { suite, formId, script, locale, alsoScripts } = given;
  const snippet = widgetSnippet({
    server: suite,
    formId,
    script: { url: `${suite}${script.path}`, integrity: script.integrity },
    locale,
    linkText: 'Anfrage stellen',
  }).replace('<comptoir-form', `<comptoir-form ${given.attributes ?? ''}`);
  const page = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Cocotte rund</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/style.css">
<link rel="icon" href="/style.css"></head><body>
<header>Maison Aubrac</header><main><h1 class="product"><i></i>Cocotte rund, 26 cm</h1>
${snippet}
</main></body></html>`;
  const policy = [
    "default-src 'none'",
    `script-src ${[suite, alsoScripts].filter(Boolean).join(' ')}`,
    `connect-src ${suite}`,
    `img-src 'self' ${suite}`,
    "style-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    // Captcha providers do not work with trusted types.
    ...(alsoScripts ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ');
  const server = createServer(({ url }, response) => {
    const isStyle = url === '/style.css';
    response.writeHead(200, {
      'content-type': isStyle ? 'text/css' : 'text/html; charset=utf-8',
      'content-security-policy': policy,
    });
    response.end(isStyle ? STYLE : page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
