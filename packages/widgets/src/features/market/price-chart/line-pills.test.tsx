import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../../testing/render-kit.tsx'
import { groupLines } from './line-groups.ts'
import type { MovedLine } from './line-pill.tsx'
import { LinePills, type LinePillsProps } from './line-pills.tsx'
import type { PriceLine } from './use-price-chart.ts'

const order = (at: number, more: Partial<PriceLine> = {}): PriceLine => ({
  ...{ id: `S${at}`, price: `${100 + at}.00`, side: 'buy', label: `Buy 0.${at + 1}`, isMovable: true },
  ...more,
})
const buys = [0, 1, 2, 3].map((at) => order(at))
const sells = [4, 5, 6, 7].map((at) => order(at, { side: 'sell', label: `Sell 0.${at + 1}` }))

type LabelsProps = Pick<LinePillsProps, 'elements' | 'onPoint' | 'onFocusLost' | 'onLineMove'> & {
  first: readonly PriceLine[]
  changed: { set: (lines: readonly PriceLine[]) => void }
}

function Labels({ first, changed, elements, ...calls }: LabelsProps) {
  const [lines, setLines] = useState(first)
  const [moved, setMoved] = useState<MovedLine | null>(null)
  useEffect(() => {
    changed.set = setLines
  }, [changed])
  const { single, groups } = groupLines(lines, 50)
  return (
    <LinePills
      lines={single}
      {...{ groups, elements, moved }}
      {...calls}
      // In the widget the chart places the labels. In this test they are placed in a row.
      onRendered={() => {
        for (const { style } of elements.values()) {
          Object.assign(style, { visibility: 'visible', position: 'static' })
        }
      }}
      onMovedChange={setMoved}
      onLineClose={() => {}}
      tick="0.01"
      priceAt={() => null}
    />
  )
}

/** Renders the labels of lines. Returns the mocks that the labels call, and a function that changes the lines. */
async function show(first: readonly PriceLine[]) {
  const calls = { onPoint: vi.fn(), onFocusLost: vi.fn(), onLineMove: vi.fn() }
  const changed: LabelsProps['changed'] = { set: () => {} }
  await renderKit(<Labels first={first} changed={changed} elements={new Map()} {...calls} />, {
    locale: 'en',
  })
  return { ...calls, change: (lines: readonly PriceLine[]) => changed.set(lines) }
}

const button = (name: string) => page.getByRole('button', { name })
const group = (label: string) => page.getByRole('button', { name: new RegExp(`^${label}`) })
const focus = (name: string) => (button(name).element() as HTMLElement).focus()

test('a line that is being moved returns to its price when its label joins a group', async () => {
  const { change, onLineMove } = await show(buys.slice(0, 3))
  await expect.element(button('Move: Buy 0.1, 100.00')).toBeVisible()
  focus('Move: Buy 0.1, 100.00')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(button('Move: Buy 0.1, 100.01')).toBeVisible()
  change(buys)
  await group('4 buy orders').click()
  await expect.element(button('Move: Buy 0.1, 100.00')).toBeVisible()
  expect(onLineMove).not.toHaveBeenCalled()
})

test('when a focused label joins a group, the focus moves to the label of the group', async () => {
  const { change, onFocusLost } = await show(buys.slice(0, 3))
  await expect.element(button('Close: Buy 0.2')).toBeVisible()
  focus('Close: Buy 0.2')
  change(buys)
  await expect.element(group('4 buy orders')).toHaveFocus()
  expect(onFocusLost).not.toHaveBeenCalled()
})

test('calls onFocusLost if the focused label is removed because its order is gone, but not if another label is removed', async () => {
  const { change, onFocusLost } = await show(buys.slice(0, 3))
  await expect.element(button('Close: Buy 0.2')).toBeVisible()
  focus('Close: Buy 0.2')
  change([buys[0]!, buys[1]!])
  await expect.element(button('Close: Buy 0.3')).not.toBeInTheDocument()
  await expect.element(button('Close: Buy 0.2')).toHaveFocus()
  expect(onFocusLost).not.toHaveBeenCalled()
  change([buys[0]!])
  await expect.poll(() => onFocusLost.mock.calls.length).toBe(1)
})

test('while a group is open, its lines stay drawn even if the pointer is over another group or another group disappears', async () => {
  const { change, onPoint } = await show([...buys, ...sells])
  await group('4 sell orders').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(onPoint).toHaveBeenLastCalledWith(expect.stringContaining('sell'))
  onPoint.mockClear()
  const others = group('4 buy orders')
  await others.hover()
  await userEvent.unhover(others)
  await others.hover()
  change(sells)
  await expect.element(others).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(onPoint).not.toHaveBeenCalled()
})

test('if a group of order labels ceases to exist while its list is open, the list stays closed when the group forms again', async () => {
  const { change, onFocusLost, onPoint } = await show(buys)
  await group('4 buy orders').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  change(buys.slice(0, 3))
  await expect.poll(() => onFocusLost.mock.calls.length).toBe(1)
  change(buys)
  await expect.element(group('4 buy orders')).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
  expect(onPoint).toHaveBeenLastCalledWith(null)
})

test('the label of a group names the price range of its orders, or their price if all have the same one', async () => {
  await show([...buys, ...sells.map((line) => ({ ...line, price: '105.00' }))])
  await expect.element(button('4 buy orders from 100.00 to 103.00')).toHaveTextContent('4 buy orders')
  await expect.element(button('4 sell orders at 105.00')).toBeVisible()
})
