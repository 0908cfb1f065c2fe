import { Profiler } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { focused } from '../../../testing/focused.ts'
import { futuresAccount, position } from '../../../testing/futures-samples.ts'
import { publishMark, showFutures } from '../../../testing/show-futures.tsx'
import { CloseAllPositions } from './close-all.tsx'
import { Positions } from './positions.tsx'

const long = position()
const short = position({
  symbol: 'ETHUSDT',
  side: 'short',
  margin_mode: 'cross',
  leverage: 10,
  quantity: '4.50000000',
  entry_price: '3561.2',
  mark_price: '3411.7',
  unrealized_pnl: '672.75000000',
  liq_price: '4790.1',
  take_profit: null,
  stop_loss: null,
})
const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => {
      const label = cell.querySelector('.bl-table__label')?.textContent ?? ''
      return cell.textContent?.slice(label.length)
    }),
  )
const follows = (exchange: Awaited<ReturnType<typeof showFutures>>) =>
  expect.poll(async () => (await exchange.inspect()).topics).toContain('mark:*')
const button = (name: string) => browser.getByRole('button', { name })

describe('open positions', () => {
  it('shows the size, prices, margin, result and TP/SL of each position', async () => {
    await showFutures(<Positions />, { positions: [long] })
    await expect
      .poll(() => cells()[0]?.slice(0, 8))
      .toEqual([
        'BTCUSDTLongIsolated 20×',
        '0.600 BTC36,071.16 USDT',
        '59,218.4',
        '60,118.6',
        '56,483.5',
        '1,776.556.23%',
        '+540.12+30.40%',
        'TP 61,800.0SL 58,200.0',
      ])
    await expect.element(browser.getByText('56,483.5')).toHaveAttribute('data-near')
  })

  it('updates the figures at each mark price without a React render', async () => {
    let renders = 0
    const exchange = await showFutures(
      <Profiler
        id="positions"
        onRender={() => {
          renders += 1
        }}
      >
        <Positions />
      </Profiler>,
      { positions: [long, short] },
    )
    await follows(exchange)
    await expect.poll(() => cells()[0]?.[3]).toBe('60,118.6')
    await publishMark(exchange, 'BTCUSDT', '59000.0')
    await expect.poll(() => cells()[0]?.[3]).toBe('59,000.0')
    const before = renders
    await publishMark(exchange, 'BTCUSDT', '58218.4')
    await expect.poll(() => cells()[0]?.[6]).toBe('−600.00−33.77%')
    expect(cells()[0]?.[5]).toBe('1,776.5511.88%')
    expect(cells()[1]?.[6]).toBe('+672.75+30.40%')
    expect(renders).toBe(before)
    const meter = browser.getByRole('meter', { name: 'Margin ratio' }).first()
    await expect.element(meter).toHaveAttribute('aria-valuenow', '11.88')
  })

  it('adds, changes and removes positions according to events of the stream, and keeps the focus in the list', async () => {
    const exchange = await showFutures(<Positions />, { positions: [long] })
    await expect.poll(() => cells().length).toBe(1)
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
    const positionEvent = (symbol: string, is: object | null) =>
      exchange.step({ do: 'member', data: { kind: 'position', symbol, position: is } })
    await positionEvent('ETHUSDT', { ...short, opened_at: long.opened_at + 1 })
    await expect.poll(() => cells()[0]?.[0]).toBe('ETHUSDTShortCross 10×')
    await positionEvent('BTCUSDT', { ...long, quantity: '0.70000000', updated_at: long.updated_at + 1 })
    await expect.poll(() => cells()[1]?.[1]).toContain('0.700 BTC')
    const last = (row: number) =>
      [...document.querySelectorAll<HTMLElement>(`tbody tr:nth-child(${row}) button`)].at(-1)
    last(2)?.focus()
    await positionEvent('BTCUSDT', null)
    await expect.poll(() => cells().length).toBe(1)
    expect(focused()).toBe(last(1))
    await positionEvent('ETHUSDT', null)
    await expect.poll(() => cells().length).toBe(0)
    expect(focused()?.ariaLabel).toBe('Open positions')
  })

  it('the dialog of a closed position does not open again for a later position of the contract', {
    tags: 'deep',
  }, async () => {
    const exchange = await showFutures(
      <>
        <CloseAllPositions />
        <Positions withoutTools />
      </>,
      { positions: [long] },
    )
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
    const change = (is: object | null) =>
      exchange.step({ do: 'member', data: { kind: 'position', symbol: 'BTCUSDT', position: is } })
    for (const [at, name] of ['Close BTCUSDT Long at market', 'Share BTCUSDT Long', 'Close all'].entries()) {
      await button(name).click()
      await expect.element(browser.getByRole('dialog')).toBeVisible()
      await change(null)
      await expect.element(browser.getByRole('dialog')).not.toBeInTheDocument()
      await change({ ...long, opened_at: long.opened_at + at + 1 })
      await expect.element(button('Close BTCUSDT Long at market')).toBeVisible()
      expect(browser.getByRole('dialog').query()).toBeNull()
    }
  })

  it('the dialog of a position closes when a new position of the same contract replaces this position', async () => {
    const exchange = await showFutures(<Positions />, { positions: [long] })
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
    await button('Close BTCUSDT Long at market').click()
    await expect.element(browser.getByRole('dialog')).toBeVisible()
    const next = { ...long, side: 'short', opened_at: long.opened_at + 1, updated_at: long.updated_at + 1 }
    await exchange.step({ do: 'member', data: { kind: 'position', symbol: 'BTCUSDT', position: next } })
    await expect.element(button('Close BTCUSDT Short at market')).toBeVisible()
    await expect.element(browser.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('shows only the positions of the given contract, and calls `onSelect` with a pressed symbol', async () => {
    const onSelect = vi.fn()
    await showFutures(<Positions symbol="BTCUSDT" onSelect={onSelect} />, { positions: [long, short] })
    await expect.poll(() => cells().length).toBe(1)
    await button('BTCUSDT').first().click()
    expect(onSelect.mock.calls).toEqual([['BTCUSDT']])
  })

  it('closes all positions after a confirmation, and reports each position that could not be closed', async () => {
    const exchange = await showFutures(<Positions />, { positions: [long, short] })
    const failed = [{ symbol: 'ETHUSDT', code: 5307, error: 'NO_LIQUIDITY' }]
    await exchange.step({ do: 'sample', call: 'closePosition', changes: { failed } })
    await button('Close all').click()
    await expect
      .element(browser.getByText('2 positions will be closed at market.', { exact: false }))
      .toBeVisible()
    await browser.getByRole('dialog').getByRole('button', { name: 'Close all' }).click()
    await expect.poll(async () => (await exchange.inspect()).requests.closePosition).toEqual({ all: true })
    await expect.element(browser.getByText('1 position closed').last()).toBeVisible()
    await expect.element(browser.getByText('ETHUSDT was not closed').last()).toBeVisible()
  })

  it('asks for a log-in if no user is logged in, offers a retry after a failure, and shows an empty state', async () => {
    const onSignIn = vi.fn()
    const exchange = await showFutures(<Positions onSignIn={onSignIn} />, { visitor: true })
    await exchange.step({ do: 'fail', call: 'listPositions', code: 4003, error: 'FORBIDDEN' })
    await expect.element(browser.getByText('Log in to see your positions')).toBeVisible()
    await button('Log in').click()
    expect(onSignIn).toHaveBeenCalledOnce()
    exchange.sdk.token.set('t'.repeat(32))
    await expect.element(browser.getByText('This could not be loaded')).toBeVisible()
    await exchange.step({
      do: 'answer',
      call: 'listPositions',
      data: { account: futuresAccount(), list: [] },
    })
    await button('Try again').click()
    await expect.element(browser.getByText('No open positions')).toBeVisible()
  })

  it('in a narrow container, shows positions as cards', async () => {
    await showFutures(<Positions />, { positions: [long, short], width: 390 })
    await expect.element(button('Close BTCUSDT Long at market')).toBeVisible()
    const table = document.querySelector('.bl-table') as HTMLElement
    expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
  })
})
