import { fork } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, NOT_PLAYED } from './finding.ts';

const [wanted = ''] = process.argv.slice(2);
const files = globSync('faults/*.fault.ts')
  .filter((file) => file.includes(wanted))
  .sort();
let wrong = 0;
let unplayed = 0;

for (const file of files) {
  process.stdout.write(`\n${file}\n`);
  const findings = await play(file);
  if (!findings) {
    wrong++;
    process.stdout.write('✗ did not finish\n');
  }
  for (const { what, seen, holds } of findings ?? []) {
    if (!holds) wrong++;
    if (what === NOT_PLAYED) unplayed++;
    const mark = what === NOT_PLAYED ? '–' : holds ? '✓' : '✗';
    process.stdout.write(`${mark} ${what}: ${seen}\n`);
  }
}

process.stdout.write(
  `\n${files.length - unplayed} faults played, ${unplayed} not played, ${wrong} findings do not hold\n`,
);
process.exitCode = wrong > 0 || files.length === 0 ? 1 : 0;

function play(file: string): Promise<Finding[] | undefined> {
  return new Promise((resolve) => {
    const child = fork(join(import.meta.dirname, 'play-one.ts'), [file]);
    let answer: Finding[] | undefined;
    child.once('message', (message) => {
      answer = message as Finding[];
    });
    child.once('exit', () => resolve(answer));
  });
}
