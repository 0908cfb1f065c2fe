import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Sets up a test run: creates the folder for the database server, and returns a function that stops the server at the
 * end. The first test that needs a database starts the server (see test-database.ts).
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'bourselet-test-'))
  process.env.BOURSELET_TEST_DATABASE = folder
  return async () => {
    const pid = Number(
      (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0],
    )
    if (pid > 0) process.kill(pid, 'SIGQUIT')
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
