import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A published version of the widget. */
interface PublishedWidget {
  version: string;
  /** Subresource integrity hash of its script. */
  integrity: string;
}

const FOLDER = join(import.meta.dirname, '..', '..', 'widget', 'published');
export const WIDGET_SCRIPT = 'comptoir-form.js';

/** Newest last. Published versions never change, because pages contain their hash. */
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
