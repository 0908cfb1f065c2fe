/** Longest time in ms that a test waits for a state. Only a test that hangs reaches it, even on a busy machine. */
const LIMIT_MS = 60_000

/** Waits until `holds` returns true. */
export async function until(holds: () => boolean, what = String(holds)): Promise<void> {
  const end = performance.now() + LIMIT_MS
  while (!holds()) {
    if (performance.now() > end) throw new Error(`still not: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}
