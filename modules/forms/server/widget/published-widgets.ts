import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One version of the widget as it was published. */
interface PublishedWidget {
  version: string;
  /** Of its script, as a page writes it down beside the address. */
  integrity: string;
}

const FOLDER = join(import.meta.dirname, '..', '..', 'widget', 'published');
export const WIDGET_SCRIPT = 'comptoir-form.js';

/** The newest last. A version once published never changes: pages name its hash. */
export const publishedWidgets: readonly PublishedWidget[] = JSON.parse(
  readFileSync(join(FOLDER, 'published-widgets.json'), 'utf8'),
);

export function readPublishedWidget(version: string): Buffer | undefined {
  if (!publishedWidgets.some((published) => published.version === version)) return undefined;
  return readFileSync(join(FOLDER, version, WIDGET_SCRIPT));
}

export function newestWidget(): PublishedWidget & { path: string } {
  const newest = publishedWidgets.at(-1);
  if (!newest) throw new Error('no widget was ever published');
  return { ...newest, path: `/widget/${newest.version}/${WIDGET_SCRIPT}` };
}
