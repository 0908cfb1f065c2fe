import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { operations } from '@bourselet/openapi/operations'
import { onTestFinished } from 'vitest'

/** A call that the back end has received. */
export interface ReceivedCall {
  call: string
  request: Record<string, unknown>
}

/**
 * Starts a back end for one test. `answer` returns the envelope that answers a call; null for a call that gets no answer,
 * because the back end closes its connection.
 */
export async function startBackEnd(answer: (call: ReceivedCall) => object | null) {
  const received: ReceivedCall[] = []
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const call = operations.find(({ path }) => path === incoming.url)?.id ?? ''
    const one = { call, request: JSON.parse(Buffer.concat(chunks).toString()) }
    received.push(one)
    const envelope = answer(one)
    if (envelope) response.end(JSON.stringify(envelope))
    else response.destroy()
  })
  server.listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}
