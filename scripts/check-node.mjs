// Plain JavaScript, because it must run on the very Node versions it warns about.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `FinDeus runs on Node 24, which "npm ci" brings along, but this is Node ${process.versions.node}.\n` +
      'Run "npm ci" in this folder and use the npm scripts. If npm was told to skip install scripts, run: npm rebuild node',
  );
  process.exit(1);
}
