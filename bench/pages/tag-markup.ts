/** Coins of the sandbox by product: those with a spot pair in USDT, and those with a contract. */
const COINS = {
  spot: ['BTC', 'ETH', 'SOL', 'BNB', 'XRP', 'ADA', 'DOGE', 'LINK', 'LTC', 'TRX'],
  futures: ['BTC', 'ETH', 'SOL', 'LTC', 'XRP', 'TRX', 'DOGE'],
} as const

const TICKERS = 50

/** Tags for members (custom elements that show a member's data), each with a different widget. */
const MEMBER_TAGS = [
  'trade-ticket symbol="BTCUSDT"',
  'open-orders',
  'order-history',
  'fills',
  'futures-ticket symbol="BTCUSDT"',
  'positions',
  'balances',
  'convert',
  'transfer',
  'deposit',
]

const ticker = (attributes: string) => `<bourselet-ticker ${attributes}></bourselet-ticker>`

const attributesOf = (product: keyof typeof COINS) =>
  COINS[product].map((coin) => `symbol="${coin}USDT" product="${product}"`)
const eachOnce = [...attributesOf('spot'), ...attributesOf('futures')]

/** The attributes of 50 tickers: all spot pairs in USDT and all contracts, repeated until there are 50. */
const tickerAttributes = Array.from({ length: TICKERS }, (_, at) => eachOnce[at % eachOnce.length]!)

/**
 * Returns the address of a page with one ticker. The page `/ticker-frames` loads this address in one frame for each
 * ticker.
 */
const oneTicker = (attributes: string) => `/one-ticker?${new URLSearchParams({ attributes })}`

/** Content of the measured pages by the path of their address, with the number of tags that show a widget. */
export const pageContents = {
  '/tickers': { tags: TICKERS, content: tickerAttributes.map(ticker).join('\n') },
  '/ticker-frames': {
    tags: TICKERS,
    content: tickerAttributes
      .map((attributes) => `<iframe src="${oneTicker(attributes)}"></iframe>`)
      .join('\n'),
  },
  '/members': {
    tags: MEMBER_TAGS.length,
    content: MEMBER_TAGS.map((tag) => `<bourselet-${tag}></bourselet-${tag.split(' ')[0]}>`).join('\n'),
  },
}

export type MeasuredPath = keyof typeof pageContents

/** Returns the page of an address. `settings` are further attributes of the script tag. */
export function pageOf({ pathname, searchParams }: URL, operator: string, settings: string): string {
  const attributes = searchParams.get('attributes')
  const content = attributes === null ? pageContents[pathname as MeasuredPath].content : ticker(attributes)
  // A page that contains only iframes loads no tags (custom elements) itself, so it needs no script.
  const script = `<script type="module" src="${operator}/elements/autoload.js" data-locale="en" ${settings}></script>`
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Tags</title>
    <link rel="icon" href="data:," />
    ${pathname === '/ticker-frames' ? '' : script}
  </head>
  <body>
    ${content}
  </body>
</html>`
}
