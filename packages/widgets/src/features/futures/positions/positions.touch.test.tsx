import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectTouchTarget } from '../../../testing/expect-touch-target.ts'
import { position } from '../../../testing/futures-samples.ts'
import { showFutures } from '../../../testing/show-futures.tsx'
import { Positions } from './positions.tsx'

test('on a touch device, a tap within 20 px of the middle of the edit button of a card reaches the button', async () => {
  await showFutures(<Positions />, { positions: [position()], width: 390 })
  const edit = page.getByRole('button', { name: 'Take profit and stop loss of BTCUSDT Long' })
  await expect.element(edit).toBeVisible()
  expectTouchTarget(edit.element(), 19)
})
