/** Old JavaScript without imports, so that it runs where newer syntax could not be parsed. */
export function requireNode() {
  var parts = process.versions.node.split('.').map(Number);
  var recent = parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19);
  if (recent) return true;
  console.error(
    'Comptoir needs Node 20.19 or later to start, and this is Node ' +
      process.versions.node +
      '.\nInstall a newer one (https://nodejs.org), then try again. Everything else is installed by itself.',
  );
  process.exitCode = 1;
  return false;
}
