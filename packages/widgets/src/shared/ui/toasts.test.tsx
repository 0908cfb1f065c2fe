import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit, silentClient } from '../../testing/render-kit.tsx'
import { Button } from './button.tsx'
import { useToast } from './use-toast.ts'

function Teller({ label, durationMs }: { label: string; durationMs?: number }) {
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

/** Without the pointer, which a toast above the button would stop. */
const press = (name: string) => {
  const button = page.getByRole('button', { name, exact: true }).element()
  if (button instanceof HTMLElement) button.click()
}

const shown = () => document.querySelectorAll('.bl-toast')

describe('toasts', () => {
  it('are spoken by a region that was there before, politely or at once', async () => {
    await renderKit(<Teller label="Tell" />, { locale: 'en' })
    const status = page.getByRole('status')
    const alert = page.getByRole('alert')
    expect(status.element().textContent).toBe('')
    expect(alert.element().textContent).toBe('')
    press('Tell')
    await expect.element(status).toHaveTextContent('Order placed. Buy 0.05 BTC')
    press('Tell wrong')
    await expect.element(alert).toHaveTextContent('Insufficient balance')
  })

  it('appear in one place for all roots of a page, and move when that place goes', async () => {
    const client = silentClient()
    await renderKit(<Teller label="First" />, { locale: 'en', client })
    await renderKit(<Teller label="Second" />, { locale: 'en', client })
    press('Second')
    await expect.poll(() => shown().length).toBe(1)
  })

  it('go by themselves, not while they are looked at; errors stay until closed', async () => {
    await renderKit(<Teller label="Tell" durationMs={150} />, { locale: 'en' })
    press('Tell wrong')
    press('Tell')
    await expect.poll(() => shown().length).toBe(2)
    await expect.poll(() => shown().length).toBe(1)
    expect(shown()[0]?.textContent).toContain('Insufficient balance')
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await expect.poll(() => shown().length).toBe(0)
    expect(document.querySelectorAll('.bl-layer:popover-open')).toHaveLength(0)
  })
})
