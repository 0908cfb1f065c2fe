import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { WebSocket } from 'ws'
import { run } from './program.js'

const require = createRequire(import.meta.url)
assert.equal(process.version.split('.')[0], `v${process.env.RUNTIME_VERSION.split('.')[0]}`)
assert.equal(require('@bourselet/sdk/market').RefusedError, (await import('@bourselet/sdk')).RefusedError)
// Node 20 has no WebSocket of its own.
console.log(await run(process.env.EXCHANGE_URL, globalThis.WebSocket ?? WebSocket))
