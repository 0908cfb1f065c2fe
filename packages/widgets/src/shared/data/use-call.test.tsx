import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { openExchange } from '../../testing/open-exchange.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { useSymbols } from './use-symbols.ts'

function Reader({ onRender }: { onRender: (refetch: () => void) => void }) {
  const [renders, setRenders] = useState(0)
  const { data, refetch } = useSymbols('spot')
  onRender(refetch)
  return (
    <button type="button" onClick={() => setRenders(renders + 1)}>
      {data ? 'answered' : 'open'} {renders}
    </button>
  )
}

it('returns the same `refetch` function on every render and after each answer', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const functions = new Set<() => void>()
  await renderKit(<Reader onRender={(refetch) => functions.add(refetch)} />, {
    client: exchange.sdk,
    locale: 'en',
  })
  await expect.element(page.getByText('answered 0')).toBeVisible()
  // StrictMode renders a new component twice, so the functions of the first renders are not compared.
  functions.clear()
  for (const renders of [1, 2, 3]) {
    await page.getByRole('button', { name: /^answered/ }).click()
    await expect.element(page.getByText(`answered ${renders}`)).toBeVisible()
  }
  expect(functions.size).toBe(1)
})
