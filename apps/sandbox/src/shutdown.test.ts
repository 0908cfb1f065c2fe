import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'

const MAIN = new URL('main.ts', import.meta.url).pathname

let dataDir: string
let child: ChildProcess
let ended: Promise<number | null>
let output: string
/** Returns process id and port of the database; undefined before it has started. */
const database = async () => {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port] = text.split('\n')
  return pid && port ? { pid: Number(pid), port: Number(port) } : undefined
}
let pid: number | undefined

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bourselet-shutdown-'))
  pid = undefined
})
afterEach(async () => {
  // Kills processes that a failed test left behind. The database server leads its own process group, so the
  // whole group is killed.
  if (pid !== undefined && isRunning(pid)) process.kill(-pid, 'SIGKILL')
  child.kill('SIGKILL')
  await ended
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

function launch(port = 0) {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, SANDBOX_CONTROL: '1' }
  child = spawn(process.execPath, ['--conditions=source', MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  ended = new Promise((done) => child.once('exit', (code) => done(code)))
  output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => {
      output += part
    })
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch {
    return false
  }
}

/** Waits until the database has started and returns its process. */
async function started() {
  let found: Awaited<ReturnType<typeof database>>
  await expect
    .poll(
      async () => {
        found = await database()
        return found !== undefined || child.exitCode !== null
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  pid = found!.pid
  return found!
}

async function serving(): Promise<string> {
  const address = () => /Sandbox: (\S+)/.exec(output)?.[1]
  await expect.poll(() => address() ?? child.exitCode, { timeout: 60_000 }).toEqual(expect.any(String))
  return address()!
}

const gone = () => expect.poll(() => isRunning(pid!), { timeout: 20_000 }).toBe(false)

test('SIGTERM ends the database even if its process for a waiting call is frozen', async () => {
  launch()
  const url = await serving()
  const { port } = await started()
  const password = await readFile(join(dataDir, 'postgres.password'), 'utf8')
  const client = new pg.Client({
    ...{ host: '127.0.0.1', port, user: 'bourselet', database: 'postgres', password },
  })
  client.on('error', () => {})
  await client.connect()
  await client.query('BEGIN')
  await client.query('LOCK TABLE members IN ACCESS EXCLUSIVE MODE')
  const hanging = fetch(`${url}/data/api.login/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'demo@example.com', password: 'demo1234' }),
  }).catch(() => {})
  let backend: number | undefined
  await expect
    .poll(async () => {
      const { rows } = await client.query('SELECT pid FROM pg_locks WHERE NOT granted')
      backend = rows[0]?.pid
      return backend
    })
    .toEqual(expect.any(Number))
  // SIGSTOP freezes the database process, so it reacts neither to timeouts nor to a regular shutdown.
  process.kill(backend!, 'SIGSTOP')
  child.kill('SIGTERM')
  await ended
  await gone()
  await hanging
})

test('if the port is already taken, the process ends together with its database', async () => {
  const other = createServer()
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const address = other.address()
  launch(address !== null && typeof address === 'object' ? address.port : 0)
  await started()
  expect(await ended).toBe(1)
  expect(output).toContain('EADDRINUSE')
  await gone()
  await new Promise((closed) => other.close(closed))
})

test('SIGTERM before the server listens ends the process together with its database', async () => {
  launch()
  await started()
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  await gone()
})

test('a second signal ends the process and its database immediately', async () => {
  launch()
  await serving()
  await started()
  child.kill('SIGINT')
  child.kill('SIGTERM')
  expect(await ended).toBe(1)
  await gone()
})
