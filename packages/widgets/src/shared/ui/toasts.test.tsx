import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit, silentClient } from '../../testing/render-kit.tsx'
import { Button } from './button.tsx'
import { Sheet } from './sheet.tsx'
import { useToast } from './use-toast.ts'
import { clearBottom, clearTop } from './use-toast-place.ts'

function ToastButton({ label, durationMs }: { label: string; durationMs?: number }) {
  const toast = useToast()
  return (
    <>
      <Button
        onClick={() =>
          toast.show({ title: 'Order placed', text: 'Buy 0.05 BTC', tone: 'success', durationMs })
        }
      >
        {label}
      </Button>
      <Button onClick={() => toast.show({ title: 'Insufficient balance', tone: 'error' })}>
        {label} wrong
      </Button>
    </>
  )
}

/** Clicks a button without moving the pointer. A pointer above a toast would pause its timer. */
const press = (name: string) => {
  const button = page.getByRole('button', { name, exact: true }).element()
  if (button instanceof HTMLElement) button.click()
}

const shown = () => document.querySelectorAll('.bl-toast')

describe('toasts', () => {
  it('announces toasts in existing live regions: messages politely, errors assertively', async () => {
    await renderKit(<ToastButton label="Tell" />, { locale: 'en' })
    const status = page.getByRole('status')
    const alert = page.getByRole('alert')
    expect(status.element().textContent).toBe('')
    expect(alert.element().textContent).toBe('')
    press('Tell')
    await expect.element(status).toHaveTextContent('Order placed. Buy 0.05 BTC')
    press('Tell wrong')
    await expect.element(alert).toHaveTextContent('Insufficient balance')
  })

  it('screen readers announce toasts while a modal dialog hides the rest of the page from them', async () => {
    const { page: kit } = await renderKit(
      <Sheet open onOpenChange={() => {}} title="Withdrawal">
        Text
      </Sheet>,
      { locale: 'en' },
    )
    await expect.element(page.getByRole('dialog')).toBeVisible()
    kit.toasts.show({ title: 'Withdrawal accepted' })
    await expect.element(page.getByRole('status')).toHaveTextContent('Withdrawal accepted')
  })

  it('if a page has several widget roots, each toast is shown only once', async () => {
    const client = silentClient()
    await renderKit(<ToastButton label="First" />, { locale: 'en', client })
    await renderKit(<ToastButton label="Second" />, { locale: 'en', client })
    press('Second')
    await expect.poll(() => shown().length).toBe(1)
  })

  it('if the first widget of a page is hidden, a visible widget shows and announces the toasts', async () => {
    const client = silentClient()
    const first = await renderKit(<ToastButton label="First" />, { locale: 'en', client })
    const second = await renderKit(<ToastButton label="Second" />, { locale: 'en', client })
    first.host.style.display = 'none'
    press('Second')
    await expect.element(page.getByText('Buy 0.05 BTC', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('status')).toHaveTextContent('Order placed. Buy 0.05 BTC')
    second.host.style.display = 'none'
    first.host.style.display = ''
    first.page.toasts.show({ title: 'Order canceled', text: 'Sell 0.05 BTC' })
    await expect.element(page.getByText('Sell 0.05 BTC', { exact: true })).toBeVisible()
  })

  it('toasts close after their duration, but errors stay until they are closed', async () => {
    await renderKit(<ToastButton label="Tell" durationMs={150} />, { locale: 'en' })
    press('Tell wrong')
    press('Tell')
    await expect.poll(() => shown().length).toBe(2)
    await expect.poll(() => shown().length).toBe(1)
    expect(shown()[0]?.textContent).toContain('Insufficient balance')
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await expect.poll(() => shown().length).toBe(0)
    expect(document.querySelectorAll('.bl-layer:popover-open')).toHaveLength(0)
  })

  it('shows the two newest toasts and the number of further toasts; a button closes all of them', async () => {
    const { page: kit } = await renderKit(<ToastButton label="Tell" />, { locale: 'en' })
    for (const title of ['First', 'Second', 'Third', 'Fourth']) kit.toasts.show({ title, durationMs: 0 })
    const visible = () =>
      [...shown()]
        .filter((toast) => toast.checkVisibility())
        .map((toast) => toast.querySelector('strong')?.textContent)
    await expect.poll(visible).toEqual(['Fourth', 'Third'])
    await expect.element(page.getByText('2 more messages')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Close', exact: true }).first())
    await expect.poll(visible).toEqual(['Third', 'Second'])
    await expect.element(page.getByText('1 more message')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Dismiss all' }))
    await expect.poll(() => shown().length).toBe(0)
  })

  it('a new toast replaces an earlier one with the same message', async () => {
    const { page: kit } = await renderKit(<ToastButton label="Tell" />, { locale: 'en' })
    const refusal = { title: 'Nothing was sent', text: 'The frame was covered', tone: 'error' } as const
    kit.toasts.show(refusal)
    kit.toasts.show({ ...refusal, text: 'The frame was moved' })
    kit.toasts.show(refusal)
    const texts = () => [...shown()].map((toast) => toast.querySelector('.bl-toast__text')?.textContent)
    await expect.poll(texts).toEqual(['The frame was covered', 'The frame was moved'])
  })

  it('a toast does not cover the button beside it, because buttons in an iframe accept clicks only while they are visible', async () => {
    const { page: kit } = await renderKit(<ToastButton label="Tell" />, { locale: 'en' })
    kit.toasts.show({ title: 'Nothing was sent', durationMs: 0 })
    await expect.poll(() => shown().length).toBe(1)
    const button = page.getByRole('button', { name: 'Tell', exact: true }).element()
    const isVisible = () =>
      new Promise((done) => {
        const observer = new IntersectionObserver(
          ([entry]) => {
            observer.disconnect()
            done((entry as IntersectionObserverEntry & { isVisible: boolean }).isVisible)
          },
          { trackVisibility: true, delay: 100 } as IntersectionObserverInit,
        )
        observer.observe(button)
      })
    await expect.poll(isVisible).toBe(true)
  })

  it('the timer of a toast does not restart when other toasts appear or close', async () => {
    const { page: kit } = await renderKit(<ToastButton label="Tell" />, { locale: 'en' })
    const timers = vi.spyOn(window, 'setTimeout')
    onTestFinished(() => timers.mockRestore())
    const started = () => timers.mock.calls.filter(([, ms]) => ms === 654_321).length
    kit.toasts.show({ title: 'First', durationMs: 654_321 })
    await expect.poll(() => shown().length).toBe(1)
    const atFirst = started()
    expect(atFirst).toBeGreaterThan(0)
    for (const title of ['Second', 'Third', 'Fourth']) kit.toasts.show({ title, durationMs: 0 })
    await expect.poll(() => shown().length).toBe(4)
    kit.toasts.closeAll()
    await expect.poll(() => shown().length).toBe(0)
    expect(started()).toBe(atFirst)
  })

  it('toasts appear at the left edge, above elements marked with `data-keep-clear`', async () => {
    const { page: kit } = await renderKit(
      <button
        type="button"
        data-keep-clear
        style={{ position: 'fixed', insetBlockEnd: 0, insetInline: 0, height: 64 }}
      >
        Sell
      </button>,
      { locale: 'en' },
    )
    kit.toasts.show({ title: 'First', durationMs: 0 })
    kit.toasts.show({ title: 'Second', durationMs: 0 })
    const bar = page.getByRole('button', { name: 'Sell' }).element().getBoundingClientRect()
    const box = () => document.querySelector('.bl-toasts')?.getBoundingClientRect()
    await expect.poll(() => shown().length).toBe(2)
    await expect.poll(() => box()?.bottom).toBe(bar.top - 8)
    expect(box()?.left).toBe(16)
  })

  it('a toast in an iframe follows the visible part of the iframe', async () => {
    const { style } = document.documentElement
    onTestFinished(() => void style.removeProperty('--bl-seen-bottom'))
    const { page: kit } = await renderKit(
      <button
        type="button"
        data-keep-clear
        style={{ position: 'fixed', insetBlockEnd: 0, insetInline: 0, height: 64 }}
      >
        Sell
      </button>,
      { locale: 'en' },
    )
    kit.toasts.show({ title: 'First', durationMs: 0 })
    const fromBottom = () =>
      Math.round(innerHeight - (document.querySelector('.bl-toasts')?.getBoundingClientRect().bottom ?? 0))
    await expect.poll(fromBottom).toBe(72)
    style.setProperty('--bl-seen-bottom', '300px')
    await expect.poll(fromBottom).toBe(316)
    style.removeProperty('--bl-seen-bottom')
    await expect.poll(fromBottom).toBe(72)
  })

  it('a toast that appears over an open sheet does not cover the wide button of the sheet', async () => {
    onTestFinished(() => page.viewport(1280, 900))
    await page.viewport(390, 844)
    const { page: kit } = await renderKit(
      <Sheet open onOpenChange={() => {}} title="Withdrawal">
        <Button wide>Cancel the withdrawal</Button>
      </Sheet>,
    )
    const button = page.getByRole('button', { name: 'Cancel the withdrawal' })
    await expect.element(button).toBeVisible()
    await expect.poll(() => document.querySelector('.bl-sheet')!.getAnimations().length).toBe(0)
    kit.toasts.show({ title: 'Withdrawal accepted', durationMs: 0 })
    const { top } = button.element().getBoundingClientRect()
    await expect
      .poll(() => document.querySelector('.bl-toasts')?.getBoundingClientRect().bottom)
      .toBe(top - 8)
  })
})

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

it.each([
  ['at the lower edge of a free window', [], 784],
  ['beside a bar that is not below it', [box(600, 700, 300, 100)], 784],
  ['above a bar', [box(0, 744, 390, 56)], 736],
  ['above two bars over each other', [box(0, 744, 390, 56), box(20, 640, 100, 64)], 632],
  ['in the gap that is high enough', [box(0, 744, 390, 56), box(0, 300, 390, 100)], 736],
  ['at the lower edge where nothing is free', [box(0, 0, 390, 800)], 784],
])('a toast appears %s', (_, taken, bottom) => {
  expect(clearBottom(box(16, 660, 360, 124), taken, 0, 800)).toBe(bottom)
})

it.each([
  ['at the upper edge of a free window', [], 16],
  ['below a header', [box(0, 24, 390, 52)], 84],
  ['at the upper edge where nothing is free', [box(0, 0, 390, 800)], 16],
])('on a phone, a toast appears %s', (_, taken, top) => {
  expect(clearTop(box(16, 0, 358, 64), taken, 0, 800)).toBe(top)
})
