import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A sandbox in a separate process. It stores its data in an embedded PostgreSQL that uses fsync. */
export interface SandboxProcess {
  url: string
  post(path: string, body: object): Promise<{ code: number; data: Record<string, string> }>
  stop(): Promise<void>
}

const MAIN = new URL('../../apps/sandbox/src/main.ts', import.meta.url).pathname

export async function startSandboxProcess(settings: Record<string, string>): Promise<SandboxProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bourselet-bench-'))
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    SANDBOX_CONTROL: '1',
    CONNECTIONS_PER_ADDRESS: '100000',
    ...settings,
  }
  const child = spawn(process.execPath, ['--conditions=source', MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => child.once('exit', done))
  const url = await new Promise<string>((found, failed) => {
    let text = ''
    child.stdout.on('data', (part) => {
      text += part
      const address = /Sandbox: (\S+)/.exec(text)?.[1]
      if (address) found(address)
    })
    child.once('exit', () => failed(new Error(`the sandbox ended before it listened: ${text}`)))
  })
  return {
    url,
    async post(path, body) {
      const headers = { 'content-type': 'application/json' }
      const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return (await reply.json()) as { code: number; data: Record<string, string> }
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
