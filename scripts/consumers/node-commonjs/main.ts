import assert = require('node:assert/strict')
import sdkModule = require('@bourselet/sdk')
import money = require('@bourselet/sdk/money')

const { BourseletError, createBourselet } = sdkModule
const sdk = createBourselet({ baseUrl: 'https://api.exchange.example', stream: false })
assert.equal(typeof sdk.market.depth, 'function')
assert.ok(Object.keys(money).length > 5)
assert.ok(BourseletError.prototype instanceof Error)
sdk.close()
