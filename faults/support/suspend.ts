import { readdirSync, readFileSync } from 'node:fs';

/** A server and all its backends, by their common parent. */
function family(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
  return [pid, ...children];
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}

/**
 * Suspends a process and its children: connections stay open without a response. Returns the function that resumes
 * them.
 */
export function suspend(pid: number): () => void {
  const members = family(pid);
  for (const member of members) process.kill(member, 'SIGSTOP');
  return () => {
    for (const member of members) process.kill(member, 'SIGCONT');
  };
}
