import { createBourselet, memoryStore } from '@bourselet/sdk'
import { BourseletProvider } from '@bourselet/widgets'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, inject, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { TagEntry } from './manifest.ts'
import { Properties } from './properties.tsx'

const entry: TagEntry = {
  tagName: 'bourselet-coin-list',
  attributes: [
    { name: 'symbols', fieldName: 'symbols', type: { text: 'readonly string[]' } },
    { name: 'guide', fieldName: 'guide', type: { text: 'number' } },
  ],
  events: [],
  bourselet: {
    tier: 'open',
    widget: 'CoinList',
    from: '@bourselet/widgets/market',
    required: [],
    sdk: [],
    bytes: { page: 1, further: 1 },
  },
}

function Shown() {
  const [attributes, setAttributes] = useState<Readonly<Record<string, string>>>({})
  return (
    <Properties
      entry={entry}
      attributes={attributes}
      onChange={(changes) => setAttributes(changes.attributes ?? {})}
    />
  )
}

test.each([
  ['symbols', 'BTCUSDT,ETHUSDT', false],
  ['symbols', '["BTCUSDT"]', false],
  ['symbols', ' ["BTCUSDT"', true],
  ['guide', '7', false],
  ['guide', 'seven', true],
])('the field %s with the value %s shows an error: %s', async (name, value, isMalformed) => {
  const sdk = createBourselet({ baseUrl: inject('testExchange'), tokenStore: memoryStore(), syncTabs: false })
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
    sdk.close()
  })
  root.render(
    <BourseletProvider client={sdk} locale="en">
      <Shown />
    </BourseletProvider>,
  )
  const field = page.getByRole('textbox', { name })
  await field.fill(value)
  await expect.element(field).toHaveValue(value)
  const error = page.getByText('Not valid JSON. The widget ignores it.')
  if (isMalformed) await expect.element(error).toBeVisible()
  else await expect.element(error).not.toBeInTheDocument()
})
