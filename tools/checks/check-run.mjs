import { spawn } from 'node:child_process';

const STILL_RUNNING_MS = 60_000;

/** Runs checks, shows a line for each when it ends and everything a failed one said, and adds up. */
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
  }

  function check(name, args) {
    return step(name, () => runQuietly(node, args, name));
  }

  return {
    step,

    /** Whoever is done takes the next one, so that no core waits for another; what takes longest comes first. */
    async sideBySide(lanes, ...checks) {
      const waiting = checks.values();
      const lane = async () => {
        for (const [name, args] of waiting) await check(name, args);
      };
      await Promise.all(Array.from({ length: lanes }, lane));
    },

    async tests(name, args, counts) {
      const begin = performance.now();
      const { ok, output } = await runQuietly(node, args, name);
      const { passed, failed } = counts() ?? { passed: 0, failed: 0 };
      // The runner may fail although no test did, for instance when what they share does not start.
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

function runQuietly(node, args, name) {
  return new Promise((resolve) => {
    const colour = process.stdout.isTTY
      ? { FORCE_COLOR: '1' }
      : { NO_COLOR: '1', FORCE_COLOR: '0' };
    const child = spawn(node, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colour },
    });
    let output = '';
    const add = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', add);
    child.stderr.setEncoding('utf8').on('data', add);
    let minutes = 0;
    const alive = setInterval(() => {
      minutes += 1;
      console.log(`  ${name}: ${minutes} min …`);
    }, STILL_RUNNING_MS);
    child.once('error', (error) => add(error.message));
    child.once('close', (code) => {
      clearInterval(alive);
      resolve({ ok: code === 0, output });
    });
  });
}
