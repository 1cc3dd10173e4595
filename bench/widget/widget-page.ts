import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { widgetSnippet } from '#modules/forms/contract/widget/widget-script.ts';
import { subresourceIntegrity } from '../../tools/widget/published-widget.ts';
import { measuredForm } from './measured-form.ts';

/**
 * A page with only the embedded widget, whose form loads without delay, so that the bench measures the widget itself.
 */
export async function widgetPage(script: Buffer): Promise<{ address: string; close(): void }> {
  const form = JSON.stringify(measuredForm());
  const shops = JSON.stringify({
    items: [],
    distanceUnit: 'km',
    from: null,
    fromArea: false,
    map: null,
  });
  const server = createServer(({ url = '/' }, response) => {
    const [type, body] =
      url === '/widget.js'
        ? ['text/javascript', script]
        : url.includes('/locations')
          ? ['application/json', shops]
          : url.startsWith('/gtr-api')
            ? ['application/json', form]
            : ['text/html', page];
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const snippet = widgetSnippet({
    server: address,
    formId: 'measured',
    script: { url: `${address}/widget.js`, integrity: subresourceIntegrity(script) },
    locale: 'en',
    linkText: 'Ask',
  });
  const page = `<!doctype html><html lang="en"><title>A brand</title>${snippet}`;
  return { address, close: () => server.close() };
}
