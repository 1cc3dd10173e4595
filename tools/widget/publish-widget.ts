/**
 * Builds the form widget and stores it permanently under its version: `npm run publish-widget`. A version that pages
 * may already use is never overwritten; `--again` is for an unpublished one.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { WIDGET_VERSION } from '../../modules/forms/widget/version.ts';
import { buildWidget } from './build-widget.ts';
import {
  LIST,
  publishedWidgets,
  subresourceIntegrity,
  widgetScriptPath,
} from './published-widget.ts';

const script = await buildWidget();
const integrity = subresourceIntegrity(script);
const before = publishedWidgets();
const published = before.find(({ version }) => version === WIDGET_VERSION);

if (published && published.integrity !== integrity && !process.argv.includes('--again')) {
  console.log(
    `${WIDGET_VERSION} was published and is another script. Write the next version into modules/forms/widget/version.ts, and publish that.`,
  );
  process.exitCode = 1;
} else {
  const file = widgetScriptPath(WIDGET_VERSION);
  if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, script);
  const others = before.filter(({ version }) => version !== WIDGET_VERSION);
  const list = [...others, { version: WIDGET_VERSION, integrity }];
  writeFileSync(LIST, `${JSON.stringify(list, null, 2)}\n`);
  console.log(`${WIDGET_VERSION}: ${gzipSync(script).length} bytes gzipped, ${integrity}`);
}
