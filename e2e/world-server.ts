import { join } from 'node:path'
import { dataDirOf, portsOf } from './addresses.ts'

/**
 * Returns the entry of Playwright's `webServer` that starts the sandbox, the site and the partner's page of a worker.
 */
export function worldServer(world: number) {
  const ports = portsOf(world)
  return {
    name: `world ${world}`,
    // The first server builds the files that all servers use, so the servers start one after the other.
    // `E2E_BUILT=1` serves the files of an earlier build, such as that of the checks in `npm test`.
    command: `node scripts/start.ts --test-site${world > 0 || process.env.E2E_BUILT === '1' ? ' --built' : ''}`,
    cwd: join(import.meta.dirname, '..'),
    url: `http://localhost:${ports.embed}/`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    stdout: 'pipe' as const,
    env: {
      SANDBOX_PORT: String(ports.sandbox),
      SITE_PORT: String(ports.site),
      EMBED_PORT: String(ports.embed),
      SANDBOX_CONTROL: '1',
      REVEAL_CODES: '1',
      READS_PER_MINUTE: '100000',
      SEED: 'e2e',
      DATA_DIR: dataDirOf(world),
    },
  }
}
