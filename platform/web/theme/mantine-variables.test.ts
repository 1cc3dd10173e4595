import {
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { expect, test } from 'vitest';
import { cssVariablesResolver } from './css-variables.ts';
import { palette, theme } from './theme.ts';

const merged = mergeMantineTheme(DEFAULT_THEME, theme);
const resolved = deepMerge(defaultCssVariablesResolver(merged), cssVariablesResolver(merged));

/** Mantine's own colours that no screen uses; leaving them out keeps the file small. */
const foreignColors = Object.keys(DEFAULT_THEME.colors).filter((color) => !(color in palette));
const isForeign = (name: string) =>
  foreignColors.some((color) => name.startsWith(`--mantine-color-${color}-`));

function rule(selector: string, variables: Record<string, string>): string {
  const lines = Object.entries(variables)
    .filter(([name]) => !isForeign(name))
    .map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}

test('the Mantine variables match our theme; vitest -u updates them', async () => {
  const css = [
    '/* Written by mantine-variables.test.ts from theme.ts: change it there. */\n',
    rule('[data-mantine-color-scheme]', resolved.variables),
    rule('[data-mantine-color-scheme="light"]', resolved.light),
    rule('[data-mantine-color-scheme="dark"]', resolved.dark),
  ].join('\n');
  await expect(css).toMatchFileSnapshot('./mantine-variables.css');
});

test('text on the primary button is white in the light theme and black in the dark theme', () => {
  expect(resolved.light['--mantine-primary-color-contrast']).toContain('white');
  expect(resolved.dark['--mantine-primary-color-contrast']).toContain('black');
});
