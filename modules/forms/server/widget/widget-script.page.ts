import { notFound } from '#platform/contract/problems.ts';
import { definePage } from '#platform/server/http/page.ts';
import { readPublishedWidget, WIDGET_SCRIPT } from './published-widgets.ts';

/** The widget script for brand pages: loaded from any site and cached permanently [FORM-08]. */
export const widgetScriptPage = definePage({
  path: `/widget/{version}/${WIDGET_SCRIPT}`,
  reason: 'The script stands on public pages and holds no data.',
  rate: 'free',
  async render({ params }) {
    const { version = '' } = params;
    const script = scriptCache.get(version) ?? readPublishedWidget(version);
    if (!script) throw notFound();
    scriptCache.set(version, script);
    return {
      html: script,
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'",
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      },
    };
  },
});

/** Cache size: the number of versions. */
const scriptCache = new Map<string, Buffer>();
