const cleanups: (() => Promise<unknown>)[] = []

/** Registers a cleanup that runs after the test file, in reverse order of registration. */
export function atEnd(cleanup: () => Promise<unknown>): void {
  cleanups.push(cleanup)
}

/** Runs the cleanups of the test file that ends. */
export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
}
