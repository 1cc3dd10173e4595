import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

const STILL_RUNNING_MS = 60_000;
const STEP_LIMIT_MS = 50 * 60_000;
/** For the last output after a process has ended. */
const DRAIN_MS = 2000;
/** Time between asking a process to stop and killing it. */
const STOP_MS = 10_000;
const INTERRUPTIONS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs checks, prints a line for each when it ends and the full output of failed ones, and summarises. */
export function checkRun(node) {
  const started = performance.now();
  const total = { passed: 0, failed: 0 };

  function report(name, begin, { passed, failed, output }) {
    total.passed += passed;
    total.failed += failed;
    const seconds = `${((performance.now() - begin) / 1000).toFixed(1)} s`.padStart(8);
    const tests = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : '';
    if (failed > 0 && output) console.log(`\n${output.trim()}\n`);
    console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(24)}${seconds}${tests}`);
  }

  async function step(name, work) {
    const begin = performance.now();
    const { ok, output } = await work();
    report(name, begin, { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output });
    return ok;
  }

  /** Runs in `folder`, by default the checkout. Returns whether it passed. */
  function check(name, args, folder) {
    return step(name, () => runQuietly(node, args, name, { folder }));
  }

  return {
    step,
    check,

    /** Each lane takes the next check when it is free, so that no core is idle; the longest checks come first. */
    async sideBySide(lanes, ...checks) {
      const waiting = checks.values();
      const lane = async () => {
        for (const given of waiting) await check(...given);
      };
      await Promise.all(Array.from({ length: lanes }, lane));
    },

    async tests(name, args, counts) {
      const begin = performance.now();
      const { ok, output } = await runQuietly(node, args, name);
      const { passed, failed } = counts() ?? { passed: 0, failed: 0 };
      // The runner may fail without a failed test, for instance when the shared setup does not start.
      const broken = !ok && failed === 0 ? 1 : 0;
      report(name, begin, { passed, failed: failed + broken, output });
    },

    finish() {
      console.log(`\nAll in ${Math.round((performance.now() - started) / 1000)} s`);
      console.log(`${total.passed} passed, ${total.failed} failed`);
      return total.failed > 0 ? 1 : 0;
    },
  };
}

/**
 * Runs a process and collects its output. Over the limit it is killed with all its children. So a hanging step fails
 * with its last output instead of the whole run being cut off.
 */
export function runQuietly(node, args, name, { folder, limitMs = STEP_LIMIT_MS } = {}) {
  return new Promise((resolve) => {
    const colour = process.stdout.isTTY
      ? { FORCE_COLOR: '1' }
      : { NO_COLOR: '1', FORCE_COLOR: '0' };
    const child = spawn(node, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colour },
      // A separate process group, so that its children can be killed with it.
      detached: true,
    });
    let output = '';
    let minutes = 0;
    const add = (chunk) => {
      output += chunk;
    };
    const interrupt = () => {
      endGroup(child, 'SIGKILL');
      process.exit(130);
    };
    for (const signal of INTERRUPTIONS) process.once(signal, interrupt);
    child.stdout.setEncoding('utf8').on('data', add);
    child.stderr.setEncoding('utf8').on('data', add);
    const alive = setInterval(() => {
      minutes += 1;
      console.log(`  ${name}: ${minutes} min … ${lastLine(output)}`);
    }, STILL_RUNNING_MS);
    const limit = setTimeout(() => {
      add(`\n${name} took longer than ${Math.round(limitMs / 1000)} s and was ended.\n`);
      endGroup(child, 'SIGTERM');
      setTimeout(() => endGroup(child, 'SIGKILL'), STOP_MS).unref();
    }, limitMs);
    child.once('error', (error) => add(error.message));
    // Not `close`, because a remaining grandchild keeps the pipes open.
    child.once('exit', async (code) => {
      clearInterval(alive);
      clearTimeout(limit);
      for (const signal of INTERRUPTIONS) process.off(signal, interrupt);
      await Promise.race([once(child, 'close'), setTimeoutPromise(DRAIN_MS)]);
      endGroup(child, 'SIGKILL');
      resolve({ ok: code === 0, output });
    });
  });
}

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has already ended.
  }
}

function lastLine(output) {
  const lines = stripVTControlCharacters(output.slice(-4000)).split(/[\r\n]/);
  return (lines.findLast((line) => line.trim()) ?? '').trim().slice(0, 160);
}
