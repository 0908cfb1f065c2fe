import { createBourselet } from '@bourselet/sdk'
import { createMarketClient, liveBooks, RefusedError } from '@bourselet/sdk/market'
import { createStreamHost, sharedStream } from '@bourselet/sdk/shared-stream'

const SYMBOL = 'BTCUSDT'
const IN_TIME_MS = 20_000

/** Rejects if the promise has not settled in time. */
function inTime(name, promise) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} is missing`)), IN_TIME_MS)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

function expect(name, holds) {
  if (!holds) throw new Error(`${name} is not as expected`)
}

/** Throws unless the call is refused with the given name. */
async function refused(call, name) {
  const error = await call.then(
    () => null,
    (thrown) => thrown,
  )
  expect(`the refusal ${error?.name}, instead of ${name}`, error?.name === name)
  return error
}

/**
 * Reads open market data of an exchange by the market client and by the whole one, meets a refusal of each, and receives
 * a frame of the stream and a live book. It is the same in every runtime. Returns a line about what it has read.
 */
export async function run(baseUrl, WebSocket = globalThis.WebSocket) {
  const client = createMarketClient({ baseUrl, WebSocket })
  const coins = await client.market.coins({ product: 'spot' })
  expect(
    'the list of coins',
    coins.some(({ symbol, tick }) => symbol === SYMBOL && Number(tick) > 0),
  )
  const candles = await client.market.history({ symbol: SYMBOL, interval: '1m', limit: 5 })
  expect('the list of candles', candles.list.length > 0)
  const error = await refused(client.market.depth({ symbol: 'NOPEUSDT' }), 'SYMBOL_UNKNOWN')
  expect('the class of the refusal', error instanceof RefusedError)
  const event = await inTime(
    'a frame of the stream',
    new Promise((resolve) => {
      client.stream.subscribe(`ticker:spot:${SYMBOL}`, resolve)
    }),
  )
  expect('the frame', event.polled === false && Number(event.data.last) > 0)
  const book = liveBooks(client)('spot', SYMBOL)
  await inTime(
    'a live book',
    new Promise((resolve) => {
      book.subscribe(() => book.get().state === 'live' && book.get().bids.length > 0 && resolve())
    }),
  )
  client.close()

  const sdk = createBourselet({ baseUrl, WebSocket })
  const settings = await sdk.site.settings()
  expect('the settings', typeof settings === 'object')
  await refused(sdk.account.info(), 'TOKEN_INVALID')
  sdk.close()
  createStreamHost().close()
  expect('the shared stream', typeof sharedStream === 'function')
  return `${coins.length} coins, ${SYMBOL} at ${event.data.last}`
}
