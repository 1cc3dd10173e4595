import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Measurement } from '../../tools/bench/measurement.ts';

const COMMAND = join('node_modules', 'lighthouse', 'cli', 'index.js');
const LEAST = 95;
const REPORT_BYTES = 50_000_000;

/** Lighthouse scores of pages in its phone profile, the lowest of the four of each; undefined if it is not installed. */
export async function lighthouseScores(pages: Record<string, string>): Promise<Measurement[]> {
  if (!existsSync(COMMAND)) {
    process.stdout.write(
      '  Lighthouse is not a dependency and not installed here, so its scores were not measured ' +
        '(npm install --no-save lighthouse)\n',
    );
    return [];
  }
  const found: Measurement[] = [];
  for (const [name, url] of Object.entries(pages)) {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        ...[COMMAND, url, '--output=json', '--quiet'],
        '--only-categories=performance,accessibility,best-practices,seo',
        '--chrome-flags=--headless=new --no-sandbox',
      ],
      {
        maxBuffer: REPORT_BYTES,
        env: {
          ...process.env,
          ...(process.env.CHROMIUM_PATH && { CHROME_PATH: process.env.CHROMIUM_PATH }),
        },
      },
    );
    const { categories }: { categories: Record<string, { score: number | null }> } =
      JSON.parse(stdout);
    const scores = Object.entries(categories).map(
      ([category, { score }]) => [category, Math.round(100 * (score ?? 0))] as const,
    );
    process.stdout.write(`  Lighthouse, ${name}: ${scores.flat().join(' ')}\n`);
    found.push({
      name: `Lighthouse on the phone profile, ${name}, lowest of the four scores`,
      value: Math.min(...scores.map(([, score]) => score)),
      unit: '%',
      limit: { atLeast: LEAST },
    });
  }
  return found;
}
