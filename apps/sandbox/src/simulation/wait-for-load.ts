import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits for `leastMs`, then until `isLoaded` returns true: on a slow machine, few writes may be answered by then. Stops
 * waiting at the first error of a client, because only the kill that follows should end clients. Returns the errors so
 * far as problems.
 */
export async function waitForLoad(
  clients: readonly Promise<unknown>[],
  leastMs: number,
  isLoaded: () => boolean | Promise<boolean>,
): Promise<string[]> {
  const problems: string[] = []
  for (const client of clients)
    client.catch((error) => problems.push(`a client ended before the kill: ${error}`))
  await sleep(leastMs)
  while (problems.length === 0 && !(await isLoaded())) await sleep(10)
  // The kill adds the errors of all other clients to the list, so a copy is returned.
  return [...problems]
}
