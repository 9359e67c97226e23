// Loaded before anything else and kept to old syntax, so that an old Node prints a sentence and not a stack trace.
const wanted = [20, 19];
const found = process.versions.node.split('.').map(Number);

if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error(`Engawa needs Node.js ${wanted.join('.')} or newer; this is ${process.version}.`);
  process.exit(1);
}
