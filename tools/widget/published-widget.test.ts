import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { WIDGET_VERSION } from '../../modules/forms/widget/version.ts';
import { buildWidget } from './build-widget.ts';
import {
  PUBLISHED,
  publishedWidgets,
  subresourceIntegrity,
  widgetScriptPath,
} from './published-widget.ts';

const HINT =
  'write the next version into modules/forms/widget/version.ts, then npm run publish-widget';

test('a version that was published never changes, and none is lost [FORM-07]', () => {
  const folders = readdirSync(PUBLISHED, { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  const listed = publishedWidgets();
  expect(folders.map(({ name }) => name).sort()).toEqual(
    listed.map(({ version }) => version).sort(),
  );
  for (const { version, integrity } of listed)
    expect(subresourceIntegrity(readFileSync(widgetScriptPath(version))), version).toBe(integrity);
});

test('the newest published widget matches its sources and is small [FORM-08]', async () => {
  const script = await buildWidget();
  const newest = publishedWidgets().at(-1);
  expect(newest, HINT).toEqual({
    version: WIDGET_VERSION,
    integrity: subresourceIntegrity(script),
  });
  expect(gzipSync(script).length).toBeLessThan(30 * 1024);
  // The script contains nothing that a strict content security policy forbids.
  expect(script).not.toMatch(
    /innerHTML|\beval\(|new Function|document\.write|setAttribute\("style/,
  );
});
