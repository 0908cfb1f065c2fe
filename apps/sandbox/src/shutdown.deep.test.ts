import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, type TestContext, test } from 'vitest'
import { startSandbox } from './server.ts'

const MAIN = new URL('main.ts', import.meta.url).pathname

/** Returns the process id and port of the database server; undefined if it has not started yet. */
async function databaseOf(dataDir: string) {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port] = text.split('\n')
  return pid && port ? { pid: Number(pid), port: Number(port) } : undefined
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch {
    return false
  }
}

// The sandbox forces its exit after 15 seconds.
const gone = ({ expect }: TestContext, pid: number) =>
  expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false)

/** Creates a data folder. After the test, removes it and ends a database server that is still running in it. */
async function openFolder({ onTestFinished }: TestContext): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bourselet-shutdown-'))
  onTestFinished(async () => {
    // The database server leads its own process group, so the whole group is killed.
    const left = await databaseOf(dataDir)
    if (left && isRunning(left.pid)) process.kill(-left.pid, 'SIGKILL')
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  })
  return dataDir
}

/** Starts a sandbox process. It is killed after the test, if it still runs. */
async function launch(context: TestContext, port = 0) {
  const { expect, onTestFinished } = context
  const dataDir = await openFolder(context)
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, SANDBOX_CONTROL: '1' }
  const child = spawn(process.execPath, ['--conditions=source', MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part
    })
  return {
    dataDir,
    child,
    ended,
    output: () => output,
    /** Waits until the database server has started. Returns its process id and port. */
    async started() {
      let found: Awaited<ReturnType<typeof databaseOf>>
      await expect
        .poll(
          async () => {
            found = await databaseOf(dataDir)
            return found !== undefined || child.exitCode !== null
          },
          { timeout: 60_000 },
        )
        .toBe(true)
      return found!
    },
    /** Waits until the sandbox listens. Returns its address. */
    async serving(): Promise<string> {
      const address = () => /Sandbox: (\S+)/.exec(output)?.[1]
      await expect.poll(() => address() ?? child.exitCode).toEqual(expect.any(String))
      return address()!
    },
  }
}

/** Freezes the database process that serves a log-in, then runs `stop` and checks that the database server ends. */
async function whileFrozen(
  context: TestContext,
  url: string,
  dataDir: string,
  stop: () => Promise<unknown>,
): Promise<void> {
  const { pid, port } = (await databaseOf(dataDir))!
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
  await context.expect
    .poll(async () => {
      const { rows } = await client.query('SELECT pid FROM pg_locks WHERE NOT granted')
      backend = rows[0]?.pid
      return backend
    })
    .toEqual(context.expect.any(Number))
  // A process frozen by SIGSTOP reacts neither to time limits nor to a regular shutdown.
  process.kill(backend!, 'SIGSTOP')
  await stop()
  await gone(context, pid)
  await hanging
}

// The tests mostly wait for other processes, so they run concurrently.
describe.concurrent('the end of a sandbox process and its database server', () => {
  // PostgreSQL waits five seconds before it kills a frozen process, so this test takes that long.
  test('stopping a sandbox ends its database server even if a process of the database server is frozen', async (context) => {
    const dataDir = await openFolder(context)
    const stopLimits = { requestsMs: 300, featuresMs: 300, databaseMs: 300 }
    const sandbox = await startSandbox({ dataDir, port: 0, log: () => {}, stopLimits })
    context.onTestFinished(sandbox.stop)
    await whileFrozen(context, sandbox.url, dataDir, sandbox.stop)
  })

  test('SIGTERM ends the database server even if one of its processes is frozen', async (context) => {
    const { dataDir, child, ended, serving } = await launch(context)
    await whileFrozen(context, await serving(), dataDir, () => {
      child.kill('SIGTERM')
      return ended
    })
  })

  test('if the port of the sandbox is taken, the process ends together with its database server', async (context) => {
    const other = createServer()
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
    const address = other.address()
    const { ended, output, started } = await launch(
      context,
      address !== null && typeof address === 'object' ? address.port : 0,
    )
    const { pid } = await started()
    context.expect(await ended).toBe(1)
    context.expect(output()).toContain('EADDRINUSE')
    await gone(context, pid)
    await new Promise((closed) => other.close(closed))
  })

  test('SIGTERM before the server listens ends the process together with its database server', async (context) => {
    const { child, ended, started } = await launch(context)
    const { pid } = await started()
    child.kill('SIGTERM')
    context.expect(await ended).toBe(0)
    await gone(context, pid)
  })

  test('a second signal ends the process and its database server immediately', async (context) => {
    const { child, ended, serving, started } = await launch(context)
    await serving()
    const { pid } = await started()
    child.kill('SIGINT')
    child.kill('SIGTERM')
    context.expect(await ended).toBe(1)
    await gone(context, pid)
  })
})
