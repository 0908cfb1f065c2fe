import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { atEnd } from '../test-cleanup.ts'
import { freePort, startEmbeddedServer } from './embedded-server.ts'

// Both tests start the server on one folder, because creating the files of a database takes longest.
let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'bourselet-ports-'))
  atEnd(() => rm(directory, { recursive: true, force: true }))
})

/** Opens a server that takes a port, as another program does. It closes each connection at once. */
function takePort(port: number): Promise<void> {
  const server = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1')
  onTestFinished(() => void server.close())
  return new Promise((taken) => server.once('listening', () => taken()))
}

/** Starts a database server of which the first `count` ports are taken after it has chosen them. */
function startWithTaken(count: number) {
  const chosen: number[] = []
  const choosePort = async () => {
    const port = await freePort()
    if (chosen.push(port) <= count) await takePort(port)
    return port
  }
  const started = startEmbeddedServer({ directory, durable: false, endsWithProcess: true, choosePort })
  return { chosen, started }
}

test('the database server starts on another port if a program takes the chosen one before the start', {
  tags: 'deep',
}, async () => {
  const { chosen, started } = startWithTaken(1)
  const server = await started
  onTestFinished(() => server.stop())
  expect(chosen).toHaveLength(2)
  expect(Number(new URL(server.url).port)).toBe(chosen[1])
  expect(server.isOwn).toBe(true)
  const client = new pg.Client({ connectionString: server.url })
  onTestFinished(() => client.end())
  await client.connect()
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

test('after three starts on ports that were taken, the error has the last lines of the database log', async () => {
  const { chosen, started } = startWithTaken(3)
  await expect(started).rejects.toThrow(/PostgreSQL did not start in .*\n.*could not bind/s)
  expect(chosen).toHaveLength(3)
})
