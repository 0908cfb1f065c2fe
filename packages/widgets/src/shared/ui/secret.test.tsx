import { expect, onTestFinished, test } from 'vitest'
import { renderKit } from '../../testing/render-kit.tsx'
import { Secret } from './secret.tsx'

test('replaces a hidden amount with dots, and for screen readers with a note that it is hidden', async () => {
  const { host, page } = await renderKit(
    <p>
      <Secret dots={4} sentence={(amount) => `Available ${amount}`}>
        Available 12.50
      </Secret>
    </p>,
    { locale: 'en' },
  )
  const line = host.querySelector('p')!
  expect(line.textContent).toBe('Available 12.50')
  page.preferences.setState({ hideAmounts: true })
  onTestFinished(() => page.preferences.setState({ hideAmounts: false }))
  await expect.poll(() => line.querySelector('.bl-hidden')?.textContent).toBe('Available Amount hidden')
  expect(line.querySelector('[aria-hidden]')?.textContent).toBe('Available ••••')
  expect(line.textContent).not.toContain('12.50')
})
