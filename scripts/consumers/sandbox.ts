import { spawn } from 'node:child_process'
import { root } from '../run.ts'

const PORT = Number(process.env.SANDBOX_PORT ?? 28787)

/** Starts a sandbox that keeps its data in a folder. Resolves once the sandbox is ready. */
export async function startExchange(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = `http://localhost:${PORT}`
  const child = spawn(process.execPath, ['--conditions=source', 'apps/sandbox/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, SEED: 'consumers' },
  })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  process.on('exit', () => child.kill())
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) break
    if (child.exitCode !== null) throw new Error('The sandbox ended before it was ready.')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
