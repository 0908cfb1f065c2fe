import { spawn } from 'node:child_process'
import { chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { cryptoRandom } from '../clock/random.ts'
import { databaseOwner, type Owner, postgresBinaries } from './postgres-binaries.ts'

export interface EmbeddedServer {
  /** Connection string of the database `postgres`; change the path for another one. */
  url: string
  /** Ends the server and waits until its files are closed. */
  stop(): Promise<void>
}

/** `durable: false` turns fsync off: for tests and simulations alone. */
export interface EmbeddedServerOptions {
  directory: string
  durable: boolean
}

const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms))

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? found(address.port) : failed(new Error('no port')),
      )
    })
  })
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function run(program: string, args: string[], owner: Owner): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(program, args, { ...owner, stdio: ['ignore', 'ignore', 'pipe'] })
    let errors = ''
    child.stderr.on('data', (text) => {
      errors += text
    })
    child.once('error', failed)
    child.once('close', (code) =>
      code === 0 ? done() : failed(new Error(`${program} failed: ${errors.trim()}`)),
    )
  })
}

/** Makes the cluster beside its final place and moves it there whole: a crash leaves no half cluster. */
async function initialise(directory: string, cluster: string, owner: Owner) {
  const { initdb } = await postgresBinaries()
  const fresh = `${cluster}.new`
  const passwordFile = join(directory, 'postgres.password')
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, Buffer.from(cryptoRandom().bytes(24)).toString('hex'), { mode: 0o600 })
  if (owner.uid !== undefined && owner.gid !== undefined) {
    for (const path of [directory, fresh, passwordFile]) await chown(path, owner.uid, owner.gid)
  }
  const flags = ['--auth=scram-sha-256', '--username=bourselet', '--encoding=UTF8', '--locale=C', '--no-sync']
  await run(initdb, [`--pgdata=${fresh}`, `--pwfile=${passwordFile}`, ...flags], owner)
  await rename(fresh, cluster)
}

/** What a running server says of itself in `postmaster.pid`; null when there is none. */
async function running(cluster: string): Promise<{ pid: number; port: number } | null> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 && port > 0 && alive(pid) ? { pid, port } : null
}

async function spawnServer(directory: string, cluster: string, owner: Owner, durable: boolean) {
  const { postgres } = await postgresBinaries()
  const port = await freePort()
  const log = await open(join(directory, 'postgres.log'), 'a')
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'TimeZone=UTC',
  ]
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const args = ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  // A group of its own: Ctrl-C in the terminal must reach us first, the database last.
  const child = spawn(postgres, args, { ...owner, detached: true, stdio: ['ignore', log.fd, log.fd] })
  await new Promise((started, failed) => child.once('spawn', () => started(undefined)).once('error', failed))
  child.unref()
  await log.close()
  return { pid: child.pid ?? 0, port }
}

/**
 * A PostgreSQL server of our own under `directory`. One that outlived a killed process is taken over, so that a
 * restart after kill -9 finds its data at once.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const directory = resolve(options.directory)
  const cluster = join(directory, 'postgres')
  await mkdir(directory, { recursive: true })
  const owner = databaseOwner()
  if (!(await readFile(join(cluster, 'PG_VERSION')).catch(() => null)))
    await initialise(directory, cluster, owner)
  const password = await readFile(join(directory, 'postgres.password'), 'utf8')
  const server = (await running(cluster)) ?? (await spawnServer(directory, cluster, owner, options.durable))
  const url = `postgres://bourselet:${password}@127.0.0.1:${server.port}/postgres`
  for (let attempt = 1; !(await answers(url)); attempt++) {
    await pause(50)
    if (!alive(server.pid) || attempt > 1200) {
      const log = await readFile(join(directory, 'postgres.log'), 'utf8').catch(() => '')
      throw new Error(`PostgreSQL did not start in ${cluster}:\n${log.split('\n').slice(-8).join('\n')}`)
    }
  }
  return {
    url,
    async stop() {
      if (alive(server.pid)) process.kill(server.pid, 'SIGINT')
      // Its own file says when it has ended: the process itself may stay a zombie where init does not reap.
      while (await running(cluster)) await pause(20)
    },
  }
}
