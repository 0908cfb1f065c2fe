/** Waits in real time until `holds` returns true. Throws an error after `ms`. */
export async function until(holds: () => boolean, ms = 5_000, what = String(holds)): Promise<void> {
  const end = performance.now() + ms
  while (!holds()) {
    if (performance.now() > end) throw new Error(`still not: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}
