import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused } from '../../../testing/focused.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { CoinList, type CoinListProps } from './coin-list.tsx'

async function show(props: CoinListProps = {}, { width = 1400, isSaved = false } = {}) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  if (!isSaved) localStorage.removeItem('bourselet.preferences')
  const { page: shared } = await renderKit(<CoinList {...props} />, {
    client: exchange.sdk,
    locale: 'en',
    width,
  })
  await expect.poll(() => pairs().length).toBeGreaterThan(0)
  return { exchange, shared }
}

const rows = () => [...document.querySelectorAll<HTMLElement>('.bl-coin-list__row:has(.bl-coin-list__base)')]
const pairs = () => rows().map((row) => row.querySelector('.bl-coin-list__pair')?.textContent)
const symbols = () =>
  rows().map((row) =>
    [...row.querySelectorAll('.bl-coin-list__base, .bl-coin-list__quote')]
      .map((part) => part.textContent)
      .join(''),
  )
const rowOf = (pair: string) => rows()[symbols().indexOf(pair)]!
const cell = (pair: string, column: string) => rowOf(pair).querySelector(`[data-column="${column}"]`)
const search = () => page.getByRole('searchbox', { name: 'Search coin or pair' })

test('by default, sorts pairs by their turnover, converted into USDT', async () => {
  await show()
  expect(symbols().slice(0, 3)).toEqual(['BTC / USDT', 'ETH / USDT', 'SOL / USDT'])
  expect(cell('ETH / BTC', 'turnover')?.textContent).toMatch(/^27\.96.M$/)
  expect(cell('ETH / BTC', 'turnover')?.querySelector('span')?.title).toBe('465 BTC')
})

test('the key / moves the focus to the search field, unless another field has the focus', async () => {
  await show()
  const other = document.body.appendChild(document.createElement('input'))
  onTestFinished(() => other.remove())
  other.focus()
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(other)
  other.blur()
  await userEvent.keyboard('/')
  await expect.poll(() => focused()).toBe(search().element())
  await userEvent.keyboard('ether')
  await expect.poll(symbols).toEqual(['ETH / USDT', 'ETH / BTC'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => symbols().length).toBe(8)
})

test('in the search field, Enter selects the first hit and the arrow key down moves the focus to it', async () => {
  const onSelect = vi.fn()
  await show({ onSelect })
  await search().click()
  await userEvent.keyboard('{Enter}')
  expect(onSelect).not.toHaveBeenCalled()
  await userEvent.keyboard('ether')
  await expect.poll(symbols).toEqual(['ETH / USDT', 'ETH / BTC'])
  await userEvent.keyboard('{Enter}')
  expect(onSelect.mock.calls).toEqual([['ETHUSDT', 'spot']])
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()?.textContent).toBe('ETH / USDT')
})

test('if no pair matches the search, shows a message with a button that clears the search', async () => {
  await show()
  await search().fill('nothing like it')
  await expect.element(page.getByText('Nothing found for “nothing like it”')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect.poll(() => symbols().length).toBe(8)
})

test('pressing a column header sorts the list by that column, and screen readers announce the sort order', async () => {
  await show()
  const head = (name: string) => page.getByRole('columnheader', { name })
  await head('24h change').getByRole('button').click()
  await expect.element(head('24h change')).toHaveAttribute('aria-sort', 'descending')
  expect(symbols().slice(0, 2)).toEqual(['DOGE / USDT', 'SOL / USDT'])
  await head('24h change').getByRole('button').click()
  await expect.element(head('24h change')).toHaveAttribute('aria-sort', 'ascending')
  expect(symbols().slice(0, 2)).toEqual(['XRP / USDT', 'ETH / BTC'])
  await head('Last price').getByRole('button').click()
  // If the prices were sorted as text, LTC at 79.14 would come before SOL at 144.86.
  expect(symbols()).toEqual([
    'BTC / USDT',
    'ETH / USDT',
    'SOL / USDT',
    'LTC / USDT',
    'XRP / USDT',
    'DOGE / USDT',
    'TRX / USDT',
    'ETH / BTC',
  ])
})

test('favorites are stored on the device and are listed in a separate tab', async () => {
  const { shared } = await show()
  await page.getByRole('tab', { name: /Favorites/ }).click()
  await expect.element(page.getByText('No favorites yet')).toBeVisible()
  await page.getByRole('button', { name: 'Show all pairs' }).click()
  const star = page.getByRole('button', { name: 'Favorite SOLUSDT' })
  await star.click()
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  expect(shared.preferences.getState().favourites).toEqual(['SOLUSDT'])
  expect(JSON.parse(localStorage.getItem('bourselet.preferences') ?? '{}').favourites).toEqual(['SOLUSDT'])
  await page.getByRole('tab', { name: /Favorites/ }).click()
  await expect.poll(symbols).toEqual(['SOL / USDT'])
  await star.click()
  await expect.element(page.getByText('No favorites yet')).toBeVisible()
})

test('a pair that was stored as a favorite is marked as a favorite at the next visit', async () => {
  localStorage.setItem('bourselet.preferences', JSON.stringify({ favourites: ['LTCUSDT'] }))
  await show({}, { isSaved: true })
  await expect
    .element(page.getByRole('button', { name: 'Favorite LTCUSDT' }))
    .toHaveAttribute('aria-pressed', 'true')
  localStorage.removeItem('bourselet.preferences')
})

test('shows only the pairs of the selected quote coin', async () => {
  await show()
  await page.getByRole('radio', { name: 'BTC' }).click({ force: true })
  await expect.poll(symbols).toEqual(['ETH / BTC'])
})

test('a click on a row or on its button and the Enter key select the pair, but a click on its star does not', async () => {
  const chosen = vi.fn()
  await show({ onSelect: chosen })
  await userEvent.click(cell('SOL / USDT', 'volume')!)
  expect(chosen).toHaveBeenLastCalledWith('SOLUSDT', 'spot')
  await userEvent.click(rowOf('XRP / USDT').querySelector('.bl-coin-list__trade')!)
  expect(chosen).toHaveBeenLastCalledWith('XRPUSDT', 'spot')
  await page.getByRole('button', { name: 'Favorite XRPUSDT' }).click()
  expect(chosen).toHaveBeenCalledTimes(2)
  rows()[0]!.querySelector<HTMLElement>('.bl-coin-list__button')!.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
  expect(chosen).toHaveBeenLastCalledWith('ETHUSDT', 'spot')
  expect(chosen).toHaveBeenCalledTimes(3)
})

test('after a price change, only the row of the pair with this price is rendered again', async () => {
  const { exchange } = await show()
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('ticker:spot:*')
  const touched = new Set<string>()
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const row = (target instanceof Element ? target : target.parentElement)?.closest('tr')
      touched.add(row?.querySelector('.bl-coin-list__base')?.textContent ?? 'elsewhere')
    }
  })
  observer.observe(document.querySelector('.bl-coin-list')!, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  await exchange.step({ do: 'ticker', symbol: 'SOLUSDT', last: '150.00', change_pct: '-7.00' })
  await expect.poll(() => cell('SOL / USDT', 'last')?.textContent).toBe('150.00')
  // Users who cannot distinguish the colors see by the minus sign that the price fell.
  expect(cell('SOL / USDT', 'change')?.textContent).toBe('−7.00%')
  expect([...touched]).toEqual(['SOL'])
  observer.disconnect()
})

test('while a row has focus, keeps the row order and marks the chosen pair for screen readers', {
  tags: 'deep',
}, async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const list = <CoinList limit={3} selected="ETHUSDT" onSelect={() => {}} />
  await renderKit(
    <>
      {list}
      {list}
    </>,
    { client: exchange.sdk, locale: 'en', width: 1400 },
  )
  await expect.poll(() => rows().length).toBe(6)
  const [, second] = [...document.querySelectorAll<HTMLElement>('.bl-coin-list__button')]
  expect(second?.getAttribute('aria-current')).toBe('true')
  for (const head of page.getByRole('columnheader', { name: '24h change' }).all()) {
    await head.getByRole('button').click()
  }
  const bases = () => rows().map((row) => row.querySelector('.bl-coin-list__base')?.textContent)
  await expect.poll(bases).toEqual(['DOGE', 'SOL', 'BTC', 'DOGE', 'SOL', 'BTC'])
  document.querySelector<HTMLElement>('.bl-coin-list__button')?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()?.textContent).toBe('SOL / USDT')
  await exchange.step({ do: 'ticker', symbol: 'XRPUSDT', last: '9.00', change_pct: '90.00' })
  await expect.poll(() => bases().slice(3)).toEqual(['XRP', 'DOGE', 'SOL'])
  expect(bases().slice(0, 3)).toEqual(['DOGE', 'SOL', 'BTC'])
  expect(focused()?.textContent).toBe('SOL / USDT')
  search().elements()[0]?.focus()
  await expect.poll(() => bases().slice(0, 3)).toEqual(['XRP', 'DOGE', 'SOL'])
})

test('in a narrow container, a row shows pair, turnover, sparkline, price and change on two lines', async () => {
  await show({ view: 'movers' }, { width: 390 })
  const row = rowOf('BTC / USDT')
  expect(getComputedStyle(row).display).toBe('grid')
  const isShown = (column: string) =>
    getComputedStyle(row.querySelector(`[data-column="${column}"]`)!).display !== 'none'
  expect(['pair', 'week', 'last', 'change'].map(isShown)).toEqual([true, true, true, true])
  expect(['star', 'range', 'turnover', 'trade'].map(isShown)).toEqual([false, false, false, false])
  const visible = row.querySelector<HTMLElement>('.bl-coin-list__sub')!
  expect(visible.textContent).toMatch(/^526\.41.M$/)
  expect(visible.offsetHeight).toBeGreaterThan(0)
  expect(row.offsetHeight).toBe(56)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('in a narrow container, the sparkline covers the same 24 hours as the change beside it', async () => {
  const { exchange } = await show({ view: 'movers' }, { width: 390 })
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('ticker:spot:*')
  const lines = () =>
    [...rowOf('SOL / USDT').querySelectorAll<SVGElement>('.bl-sparkline')].map(
      (svg) => `${svg.dataset.trend} ${svg.getBoundingClientRect().width}`,
    )
  // Each row has two sparklines. The first one covers a week and rises. A narrow container hides it, so its width is 0.
  expect(lines()).toEqual(['up 0', 'up 56'])
  await exchange.step({ do: 'ticker', symbol: 'SOLUSDT', last: '138.00', change_pct: '-0.80' })
  await expect.poll(lines).toEqual(['up 0', 'down 56'])
  expect(cell('SOL / USDT', 'change')?.textContent).toBe('−0.80%')
})

test.each(['markets', 'movers', 'plain', 'picker'] as const)(
  'the view %s cuts off no column at any container width, even with the long labels in Spanish',
  async (view) => {
    const exchange = openExchange()
    onTestFinished(exchange.close)
    const list = <CoinList view={view} onSelect={() => {}} />
    await renderKit(list, { client: exchange.sdk, locale: 'es', width: 1500 })
    await expect.poll(() => pairs().length).toBeGreaterThan(0)
    const root = document.querySelector<HTMLElement>('.bl-coin-list')!
    const scroll = root.querySelector('.bl-coin-list__scroll')!
    const pair = cell('BTC / USDT', 'pair') as HTMLElement
    const cut: string[] = []
    for (let width = 320; width <= 1500; width += 10) {
      root.style.width = `${width}px`
      const isPairNarrow = width >= 640 && pair.offsetWidth < 190
      if (scroll.scrollWidth > scroll.clientWidth || isPairNarrow) cut.push(`${width}: ${pair.offsetWidth}`)
    }
    expect(cut).toEqual([])
  },
)

test('in a narrow container, the sort buttons are hidden unless one of them has the focus', async () => {
  await show({ view: 'movers' }, { width: 390 })
  const head = document.querySelector<HTMLElement>('.bl-coin-list__head')!
  expect(head.offsetHeight).toBeLessThan(2)
  head.querySelector<HTMLElement>('.bl-table__sort')!.focus()
  expect(head.offsetHeight).toBeGreaterThanOrEqual(24)
  expect(head.getBoundingClientRect().right).toBeLessThanOrEqual(390)
  expect(document.elementFromPoint(24, head.getBoundingClientRect().top + 12)?.closest('thead')).toBe(head)
})

test('each tab of the view `movers`, such as gainers or losers, sorts the list in its own order', async () => {
  await show({ view: 'movers', limit: 3 })
  expect(symbols()).toEqual(['BTC / USDT', 'ETH / USDT', 'SOL / USDT'])
  await page.getByRole('tab', { name: 'Losers' }).click()
  await expect.poll(symbols).toEqual(['XRP / USDT', 'ETH / BTC', 'LTC / USDT'])
  await page.getByRole('tab', { name: 'Gainers' }).click()
  await expect.poll(symbols).toEqual(['DOGE / USDT', 'SOL / USDT', 'BTC / USDT'])
})

test('while loading, shows gray rows of the same height as the loaded ones', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'hold', call: 'queryCoinMenu' })
  await renderKit(<CoinList />, { client: exchange.sdk, locale: 'en', width: 1400 })
  await expect.poll(() => document.querySelectorAll('.bl-coin-list .bl-skeleton').length).toBeGreaterThan(30)
  const [row] = document.querySelectorAll<HTMLElement>('tbody > .bl-coin-list__row')
  expect(row?.offsetHeight).toBe(44)
})

test('in a container with a fixed height, scrolls its rows instead of covering the content below the container', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const place = (
    <div style={{ height: 300 }}>
      <CoinList />
    </div>
  )
  await renderKit(place, { client: exchange.sdk, locale: 'en', width: 1400 })
  await expect.poll(() => pairs().length).toBeGreaterThan(0)
  expect(document.querySelector<HTMLElement>('.bl-coin-list')!.offsetHeight).toBe(300)
  const scroll = document.querySelector('.bl-coin-list__scroll')!
  expect(scroll.scrollHeight).toBeGreaterThan(scroll.clientHeight)
})

test('the prop `symbols` accepts symbols in lower case', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const list = <CoinList symbols={['ethusdt', ' btcusdt ']} selected="btcusdt" onSelect={() => {}} />
  await renderKit(list, { client: exchange.sdk, locale: 'en', width: 1400 })
  await expect.poll(symbols).toEqual(['ETH / USDT', 'BTC / USDT'])
})

test('with the prop `symbols`, the list contains only these pairs, in the given sequence and without a sort mark', async () => {
  await show({ symbols: ['ETHUSDT', 'BTCUSDT'] })
  expect(symbols()).toEqual(['ETH / USDT', 'BTC / USDT'])
  const marks = () =>
    [...document.querySelectorAll('th')].flatMap((head) => head.getAttribute('aria-sort') ?? [])
  expect(marks()).toEqual([])
  const counts = [...document.querySelectorAll('.bl-tabs__count')].map((count) => count.textContent)
  expect(counts).toEqual(['0', '2'])
  await expect.element(page.getByText('2 pairs')).toBeVisible()
  expect(page.getByRole('radio').elements()).toEqual([])
  await page.getByRole('columnheader', { name: 'Last price' }).getByRole('button').click()
  await expect.poll(symbols).toEqual(['BTC / USDT', 'ETH / USDT'])
  expect(marks()).toEqual(['descending'])
})

test('selecting a tab of the view `movers` sorts the list even if the prop `symbols` has set its order', async () => {
  await show({ view: 'movers', symbols: ['XRPUSDT', 'DOGEUSDT', 'BTCUSDT'] })
  expect(symbols()).toEqual(['XRP / USDT', 'DOGE / USDT', 'BTC / USDT'])
  await page.getByRole('tab', { name: 'Gainers' }).click()
  await expect.poll(symbols).toEqual(['DOGE / USDT', 'BTC / USDT', 'XRP / USDT'])
})

test('shows that the list failed to load, and loads it on a retry', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'fail', call: 'queryCoinMenu', code: 4003, error: 'FORBIDDEN' })
  await renderKit(<CoinList />, { client: exchange.sdk, locale: 'en', width: 1400 })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await exchange.step({ do: 'restore', call: 'queryCoinMenu' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => symbols().length).toBe(8)
})

test('lists spot pairs and contracts in separate tabs, and reports the product of a selected row', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const select = vi.fn()
  await renderKit(<CoinList withProducts onSelect={select} />, {
    client: exchange.sdk,
    locale: 'en',
    width: 1200,
  })
  await page.getByRole('button', { name: 'SOL / USDT' }).click()
  expect(select).toHaveBeenLastCalledWith('SOLUSDT', 'spot')
  await page.getByRole('tab', { name: 'Futures' }).click()
  await expect.poll(() => page.getByRole('row').elements().length).toBe(4)
  await page.getByRole('button', { name: 'SOLUSDT', exact: true }).click()
  expect(select).toHaveBeenLastCalledWith('SOLUSDT', 'futures')
  await page.getByRole('tab', { name: 'Spot' }).click()
  await expect.element(page.getByRole('button', { name: 'SOL / USDT' })).toBeVisible()
})
