/** A browser may begin to fetch what was clicked only after the click is over, so the address of the file stays good for a while. */
const KEPT_MS = 40_000;

/** Hands something to the player as a file of JSON. */
export function handOver(name: string, json: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
