import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Operation } from '@bourselet/openapi/operations'
import { expect, onTestFinished, test } from 'vitest'
import { answered, exchangeOf } from './exchange.ts'
import { sendRaw } from './http.ts'

/** Returns the description of an answer with this body. */
async function described(body: string): Promise<string> {
  const server = createServer((_request, response) => response.end(body)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const answer = await sendRaw({ url, method: 'GET', headers: {} }, 5_000)
  return answered(exchangeOf({ path: '/x' } as Operation, 'GET', {}, answer))
}

test('an answer that is not JSON is described as such, with the text around the error', async () => {
  const long = `"${'a'.repeat(200)}"`
  expect(await described(`{"code":1,"info":${long},"data":{"price":NaN,"at":1}}`)).toMatch(
    /^HTTP 200, not JSON: .*"price":NaN/,
  )
  const missing = await described(`{"code":1,"info":${long},"data":{"price":"1",}}`)
  expect(missing).toMatch(/^HTTP 200, not JSON: .*at position \d+.*, near ".*price/)
  expect(missing.length).toBeLessThan(250)
  expect(await described('<!doctype html>\n<p>')).toMatch(/^HTTP 200, not JSON: .*<!doctype html> <p>/)
})

test('an answer without an envelope or without a body is not described as invalid JSON', async () => {
  expect(await described('{"price":"1"}')).toBe('HTTP 200, JSON without an envelope: {"price":"1"}')
  expect(await described('')).toBe('HTTP 200, no body')
})
