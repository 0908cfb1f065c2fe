import { describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { showFutures } from '../../../testing/show-futures.tsx'
import { ClosedPositions } from './closed-positions.tsx'

const closed = {
  id: 7,
  symbol: 'BTCUSDT',
  side: 'long',
  margin_mode: 'cross',
  leverage: 20,
  max_quantity: '0.30000000',
  entry_price: '60066.66666667',
  exit_price: '61000',
  realized_pnl: '280.00000000',
  fees: '18.16000000',
  funding: '-1.25000000',
  closed_by: 'liquidation',
  opened_at: Date.UTC(2026, 0, 1),
  closed_at: Date.UTC(2026, 0, 2),
}

describe('closed positions', () => {
  it('shows each closed position with its result after fees and funding, and why it was closed', async () => {
    await showFutures(<ClosedPositions />, { closed: [closed] })
    await expect.element(browser.getByText('+280.00')).toBeVisible()
    await expect.element(browser.getByText('+31.08%')).toBeVisible()
    await expect.element(browser.getByText('+260.59')).toBeVisible()
    await expect.element(browser.getByText('Liquidation')).toBeVisible()
  })

  it('fetches the list again when another position closes', async () => {
    const exchange = await showFutures(<ClosedPositions symbol="BTCUSDT" />, { closed: [closed] })
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
    const before = (await exchange.inspect()).calls.listPositions ?? 0
    await exchange.step({ do: 'member', data: { kind: 'position_closed', closed } })
    await expect.poll(async () => (await exchange.inspect()).calls.listPositions).toBeGreaterThan(before)
    expect((await exchange.inspect()).requests.listPositions).toMatchObject({
      scope: 'closed',
      symbol: 'BTCUSDT',
    })
  })

  it('the shared image of a position shows no amounts unless the member chooses to show them', async () => {
    await showFutures(<ClosedPositions productName="Coinhouse" />, { closed: [closed] })
    await browser.getByRole('button', { name: 'Share BTCUSDT Long' }).click()
    const picture = browser.getByRole('img', { name: /^Picture to share/ })
    await expect
      .element(picture)
      .toHaveAccessibleName(/BTCUSDT Perpetual, Long 20×, \+31\.08%, Entry price 60,066\.7/)
    expect(picture.element().getAttribute('aria-label')).not.toContain('280')
    const colours = new Set(pixels(picture.element() as HTMLCanvasElement))
    expect(colours.size).toBeGreaterThan(20)
    await browser.getByRole('checkbox', { name: 'Show size and PnL in USDT' }).click()
    await expect.element(picture).toHaveAccessibleName(/Size 0\.3 BTC, PnL \+280\.00 USDT/)
  })

  it('the share card closes when the member signs out, and stays closed for the next member', async () => {
    const { sdk } = await showFutures(<ClosedPositions />, { closed: [closed] })
    const share = browser.getByRole('button', { name: 'Share BTCUSDT Long' })
    await share.click()
    await expect.element(browser.getByRole('dialog')).toBeVisible()
    sdk.token.clear()
    await expect.element(browser.getByRole('dialog')).not.toBeInTheDocument()
    sdk.token.set('u'.repeat(32))
    await expect.element(share).toBeVisible()
    await expect.element(browser.getByRole('dialog')).not.toBeInTheDocument()
  })
})

/** Returns every ninth pixel of the share card as a number. */
function pixels(canvas: HTMLCanvasElement): number[] {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  const words = new Uint32Array(data.buffer)
  return [...words.filter((_, at) => at % 9 === 0)]
}
