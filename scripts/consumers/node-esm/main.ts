import assert from 'node:assert/strict'
import { BourseletError, createBourselet } from '@bourselet/sdk'
import { checkAddress } from '@bourselet/sdk/address'
import * as money from '@bourselet/sdk/money'

const sdk = createBourselet({ baseUrl: 'https://api.exchange.example', stream: false })
assert.equal(typeof sdk.market.depth, 'function')
assert.equal(typeof checkAddress, 'function')
assert.ok(Object.keys(money).length > 5)
assert.ok(BourseletError.prototype instanceof Error)
sdk.close()
