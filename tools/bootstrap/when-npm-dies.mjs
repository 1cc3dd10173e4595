/**
 * Nobody tells a child that its parent was killed, but it gets another parent. The scripts in package.json say `exec`,
 * so under npm our parent is npm itself and not a shell between us, which would also keep signals from us. Answers with
 * how to stop watching.
 */
export function whenNpmDies(react) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    react();
  }, 500);
  return () => clearInterval(timer);
}
