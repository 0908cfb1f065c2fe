// This server answers every request with an order book. It runs in a separate process, so that its CPU time is
// not measured.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ANSWER } from './answer.ts'

const body = JSON.stringify(ANSWER)

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    response.end(body)
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
