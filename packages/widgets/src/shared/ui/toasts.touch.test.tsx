import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Sheet } from './sheet.tsx'
import { Tabs } from './tabs.tsx'

const box = () => document.querySelector('.bl-toasts')?.getBoundingClientRect()

describe('toasts on a phone', () => {
  beforeEach(() => page.viewport(390, 844))

  it('a toast appears at the upper edge, away from the buttons of an open sheet; in a wide window, at the lower edge', {
    tags: 'deep',
  }, async () => {
    const { page: kit } = await renderKit(
      <Sheet open onOpenChange={() => {}} title="Withdrawal">
        <Button>Cancel the withdrawal</Button>
      </Sheet>,
    )
    await expect.element(page.getByRole('button', { name: 'Cancel the withdrawal' })).toBeVisible()
    kit.toasts.show({ title: 'Withdrawal accepted', durationMs: 0 })
    await expect.poll(() => box()?.top).toBe(16)
    await page.viewport(800, 900)
    await expect.poll(() => box()?.bottom).toBe(884)
  })

  it('a toast appears below a header that is marked with `data-keep-clear`', async () => {
    const { page: kit } = await renderKit(
      <header data-keep-clear style={{ position: 'fixed', inset: '0 0 auto', height: 52 }}>
        Wallet
      </header>,
    )
    kit.toasts.show({ title: 'Withdrawal accepted', durationMs: 0 })
    await expect.poll(() => box()?.top).toBe(60)
  })

  it('a toast appears below the tabs of a page', async () => {
    const { page: kit } = await renderKit(
      <div style={{ position: 'fixed', inset: '0 0 auto' }}>
        <header data-keep-clear style={{ height: 160 }}>
          Price
        </header>
        <Tabs
          label="Views"
          value="chart"
          onValueChange={() => {}}
          tabs={[
            { value: 'chart', label: 'Chart' },
            { value: 'orders', label: 'Orders' },
          ]}
        />
      </div>,
    )
    kit.toasts.show({ title: 'Order placed', durationMs: 0 })
    const tabs = () => page.getByRole('tablist').element().getBoundingClientRect()
    await expect.poll(() => box()?.top).toBe(tabs().bottom + 8)
  })

  it('a toast does not cover an open sheet below a marked header', async () => {
    const { page: kit } = await renderKit(
      <>
        <header data-keep-clear style={{ position: 'fixed', inset: '0 0 auto', height: 152 }}>
          Price
        </header>
        <Sheet open onOpenChange={() => {}} title="Order" clearPx={152}>
          <div style={{ height: 2_000 }}>Ticket</div>
        </Sheet>
      </>,
    )
    await expect.element(page.getByText('Ticket')).toBeVisible()
    kit.toasts.show({ title: 'Order filled', text: 'Buy 0.05 BTC', durationMs: 0 })
    await expect.poll(() => box()?.top).toBe(16)
    expect(box()!.bottom).toBeLessThan(152)
  })

  it('a toast does not cover the close button of a tall dialog', async () => {
    await page.viewport(375, 667)
    const { page: kit } = await renderKit(
      <Dialog open onOpenChange={() => {}} title="Deposit">
        <div style={{ height: 2_000 }}>Address</div>
      </Dialog>,
      { locale: 'en' },
    )
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
    await expect.element(close).toBeVisible()
    const bottom = () => close.element().getBoundingClientRect().bottom
    await expect.poll(bottom).toBeLessThan(100)
    kit.toasts.show({ title: 'Copied', durationMs: 0 })
    await expect.poll(() => Math.round((box()?.top ?? 0) - bottom())).toBe(8)
  })

  it('a toast does not cover the search field of a tall sheet', async () => {
    const { page: kit } = await renderKit(
      <Sheet open onOpenChange={() => {}} title="Pairs" titleHidden>
        <input type="search" />
        <div style={{ height: 2_000 }}>BTC/USDT</div>
      </Sheet>,
    )
    const field = page.getByRole('searchbox')
    await expect.element(field).toBeVisible()
    const bottom = () => field.element().getBoundingClientRect().bottom
    await expect.poll(bottom).toBeLessThan(100)
    kit.toasts.show({ title: 'Price alert', text: 'BTC/USDT', durationMs: 0 })
    await expect.poll(() => Math.round((box()?.top ?? 0) - bottom())).toBe(8)
  })

  it('shows only the newest toast and the number of further toasts', async () => {
    const { page: kit } = await renderKit(<p>Wallet</p>, { locale: 'en' })
    for (const title of ['First', 'Second', 'Third']) kit.toasts.show({ title, durationMs: 0 })
    await expect.element(page.getByText('2 more messages')).toBeVisible()
    const visible = [...document.querySelectorAll('.bl-toast')].filter((toast) => toast.checkVisibility())
    expect(visible.map((toast) => toast.querySelector('strong')?.textContent)).toEqual(['Third'])
  })
})
