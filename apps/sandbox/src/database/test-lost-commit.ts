import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { atEnd } from '../test-cleanup.ts'

/** A TCP proxy in front of a database server, which can lose the answer to a commit and cut connections. */
export interface LosingProxy {
  /** Connection string of the database through the proxy. */
  url: string
  /**
   * Loses the answer to the next commit of a transaction whose statements contain `text`: the database commits, then
   * the connection of the client is cut.
   */
  loseCommit(text: string): void
  /**
   * Cuts every connection that sends a statement containing `text` from now on. With null, cuts no further connections.
   */
  cut(text: string | null): void
  /** Returns true once the answer to the commit that `loseCommit` selected is lost. */
  isLost(): boolean
}

/** Starts a proxy in front of the database server of a connection string. It is closed after the test file. */
export async function losingProxy(databaseUrl: string): Promise<LosingProxy> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let wanted: string | null = null
  let unwanted: string | null = null
  let isLost = false
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    let statements = ''
    let isDoomed = false
    const end = () => {
      client.destroy()
      database.destroy()
    }
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        sockets.delete(socket)
        end()
      })
    }
    client.on('data', (bytes) => {
      const text = bytes.toString('latin1')
      if (unwanted !== null && text.includes(unwanted)) return end()
      statements = text.includes('begin\0') ? text : statements + text
      if (wanted !== null && text.includes('commit\0') && statements.includes(wanted)) {
        wanted = null
        isDoomed = true
      }
      database.write(bytes)
    })
    // The database answers a commit only after the transaction is committed. So when this code drops the answer, the
    // transaction is already committed.
    database.on('data', (bytes) => {
      if (!isDoomed) return client.write(bytes)
      isLost = true
      end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    loseCommit(text) {
      wanted = text
      isLost = false
    },
    cut(text) {
      unwanted = text
    },
    isLost: () => isLost,
  }
}
