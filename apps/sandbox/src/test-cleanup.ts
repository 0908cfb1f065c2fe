const cleanups: (() => Promise<unknown>)[] = []

/**
 * Registers a function that runs after the current test file. The functions run in reverse order of their
 * registration.
 */
export function atEnd(cleanup: () => Promise<unknown>): void {
  cleanups.push(cleanup)
}

/**
 * Runs the functions that the test file has registered with `atEnd`. If some fail, throws the first error after all
 * have run.
 */
export async function cleanUp(): Promise<void> {
  const failures: unknown[] = []
  for (const cleanup of cleanups.splice(0).reverse()) {
    try {
      await cleanup()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
