import { expect, it } from 'vitest'
import { order, showOrders } from '../../../testing/show-orders.tsx'
import { OpenOrders } from './open-orders.tsx'

const legs = [order(4), order(3)].map(({ order_no }) => order_no)
const open = [
  order(4, {
    ...{ side: 'sell', type: 'stop_limit', status: 'pending', price: '57900.00' },
    ...{ trigger_price: '58000.00', trigger_when: 'falls', oco_order_no: legs[1] ?? null },
  }),
  order(3, { side: 'sell', price: '64000.00', tif: 'PO', oco_order_no: legs[0] ?? null }),
  order(1),
]

it.each([1100, 390])(
  'in a list of %i px, an edge joins the two rows of an OCO, and no other row has one',
  async (width) => {
    await showOrders(<OpenOrders />, { open, width, shadow: true })
    const cells = () =>
      [...document.querySelectorAll('div')].flatMap(({ shadowRoot }) => [
        ...(shadowRoot?.querySelectorAll('tbody tr > td:first-child') ?? []),
      ])
    await expect
      .poll(() => cells().map((cell) => getComputedStyle(cell).boxShadow !== 'none'))
      .toEqual([true, true, false])
  },
)
