import { createBourselet } from '@bourselet/sdk'
import { createMarketClient, liveBooks, RefusedError } from '@bourselet/sdk/market'
import { createStreamHost, sharedStream } from '@bourselet/sdk/shared-stream'

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
 * Reads open market data of an exchange by the market client, as the README of the SDK does, and by the whole one. Meets a
 * refusal of each, and receives a frame of the stream and a live book. It is the same in every runtime. Returns a line
 * about what it has read.
 */
export async function run(baseUrl, WebSocket = globalThis.WebSocket) {
  const client = createMarketClient({ baseUrl, WebSocket })
  let show
  const shown = new Promise((resolve) => {
    const values = {}
    show = (value) => {
      values[typeof value] = value
      // A price of the ticker is a text, a level of the book an array.
      if (values.string && values.object) resolve(values.string)
    }
  })
  // #region snippet
  const coins = await client.market.coins({ product: 'spot' })
  const trades = await client.market.history({ symbol: 'BTCUSDT', type: 'trades' })
  const candles = await client.market.history({ symbol: 'BTCUSDT', interval: '15m' })
  const leave = client.stream.subscribe('ticker:spot:BTCUSDT', ({ data }) => show(data.last))
  const book = liveBooks(client)('spot', 'BTCUSDT')
  const stop = book.subscribe(() => show(book.get().asks[0]))
  // #endregion
  expect(
    'the list of coins',
    coins.some(({ symbol, tick }) => symbol === 'BTCUSDT' && Number(tick) > 0),
  )
  expect('the list of trades', trades.list.length > 0)
  expect('the list of candles', candles.list.length > 0)
  const error = await refused(client.market.depth({ symbol: 'NOPEUSDT' }), 'SYMBOL_UNKNOWN')
  expect('the class of the refusal', error instanceof RefusedError)
  const last = await inTime('a price of the stream or a level of the book', shown)
  expect('the price', Number(last) > 0)
  expect('the state of the stream', client.stream.state.get() === 'live')
  await inTime(
    'a live book',
    new Promise((resolve) => {
      book.subscribe(() => book.get().state === 'live' && book.get().bids.length > 0 && resolve())
    }),
  )
  leave()
  stop()
  client.close()

  const sdk = createBourselet({ baseUrl, WebSocket })
  const settings = await sdk.site.settings()
  expect('the settings', typeof settings === 'object')
  await refused(sdk.account.info(), 'TOKEN_INVALID')
  sdk.close()
  createStreamHost().close()
  expect('the shared stream', typeof sharedStream === 'function')
  return `${coins.length} coins, BTCUSDT at ${last}`
}
