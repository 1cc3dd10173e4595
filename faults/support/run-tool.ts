import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Runs one of the project's commands and returns its exit code and output. */
export async function runTool(
  file: string,
  options: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [file, ...options], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, wrong] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output: `${out}${wrong}`.trim() };
}
