/**
 * A child is not notified when its parent is killed, but its parent id changes. The scripts in package.json use `exec`,
 * so under npm the parent is npm itself and not a shell, which would also block signals. Returns a function that stops
 * watching.
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
