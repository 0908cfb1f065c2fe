import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { NetworkChoice } from './network-choice.tsx'
import type { CoinChain } from './use-fund-coins.ts'

test('the boxes of all networks have two lines, and the mark of the selected one does not cover its terms', async () => {
  const chains = ['TRC20', 'BEP20', 'A network with a long name'].map((chain) => ({ chain }) as CoinChain)
  const choice = (
    <div style={{ containerType: 'inline-size' }}>
      <NetworkChoice
        chains={chains}
        chain="TRC20"
        onChainChange={() => {}}
        note={({ chain }) => `fee 0.5 USDT over ${chain}`}
      />
    </div>
  )
  const { host } = await renderKit(choice, { locale: 'en', width: 660, shadow: true })
  await expect.element(page.getByText('fee 0.5 USDT over BEP20')).toBeVisible()
  const boxes = [...host.shadowRoot!.querySelectorAll('.bl-funds__chain-box')]
  expect(boxes.map((box) => Math.round(box.getBoundingClientRect().height))).toEqual([56, 56, 56])
  const mark = boxes[0]!.querySelector('.bl-icon')!.getBoundingClientRect()
  expect(mark.bottom).toBeLessThanOrEqual(
    boxes[0]!.querySelector('.bl-funds__chain-note')!.getBoundingClientRect().top,
  )
})
