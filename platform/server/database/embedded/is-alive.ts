export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process is alive but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
