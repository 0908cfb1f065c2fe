const cleanups: (() => Promise<unknown>)[] = []

/**
 * Registers a function that runs after the current test file. The functions run in reverse order of their
 * registration.
 */
export function atEnd(cleanup: () => Promise<unknown>): void {
  cleanups.push(cleanup)
}

/** Runs the functions that the test file has registered with `atEnd`. */
export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
}
