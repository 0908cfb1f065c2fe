import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { Explained } from './explained.tsx'

const tip = () => page.getByRole('tooltip')

test('an explained term shows its explanation on focus and when it is pressed', async () => {
  await renderKit(
    <div style={{ paddingTop: 120 }}>
      <Explained about="Estimated at the mark price">Liq. price</Explained>
    </div>,
  )
  await userEvent.tab()
  await expect.element(tip()).toHaveTextContent('Estimated at the mark price')
  await userEvent.keyboard('{Escape}')
  await expect.element(tip()).not.toBeInTheDocument()
  // Esc has closed the explanation, but the term still has the focus. So Enter opens the explanation again.
  await userEvent.keyboard('{Enter}')
  await expect.element(tip()).toHaveTextContent('Estimated at the mark price')
  await userEvent.keyboard('{Escape}')
  await expect.element(tip()).not.toBeInTheDocument()
  const term = page.getByRole('button', { name: 'Liq. price' })
  ;(term.element() as HTMLElement).click()
  await expect.element(tip()).toHaveTextContent('Estimated at the mark price')
  ;(term.element() as HTMLElement).blur()
  await expect.element(tip()).not.toBeInTheDocument()
  // As in Safari, which does not focus a pressed button, this press alone does not move the focus.
  ;(term.element() as HTMLElement).click()
  await expect.element(tip()).toHaveTextContent('Estimated at the mark price')
})
