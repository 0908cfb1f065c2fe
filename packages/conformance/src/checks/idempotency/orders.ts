import type { Deviation } from '../../report.ts'
import { answered } from '../../target/exchange.ts'
import { type OrderProduct, placedOrder } from '../../target/placed-order.ts'
import { type Check, docs, expectThat } from '../check.ts'
import { refusedWith } from '../refusals/expect-refusal.ts'

const group = 'idempotency' as const
const shape = 'api/shapes/#schema-ClientOrderId'

/** Returns the checks of a call that places orders and recognizes a repeated order by its client order id. */
function orderChecksOf(product: OrderProduct): Check[] {
  const id = `${product}.place` as const
  return [
    {
      id: `idempotency/${id}/repeat`,
      group,
      title: `${id} answers a repeated client_order_id with the first order and places no other`,
      docs: shape,
      needs: ['member', 'write'],
      async run(target) {
        const { first, again, open } = await placedOrder(target, product)
        const numbers = [first, again].map(
          ({ envelope }) => (envelope?.data as { order_no?: string } | null | undefined)?.order_no,
        )
        const deviations: Deviation[] = expectThat(numbers[0] === numbers[1], () => ({
          call: again.call,
          path: '$.data.order_no',
          expected: `${numbers[0]}, the first order`,
          received: numbers[1] ?? answered(again),
        }))
        return [
          ...deviations,
          ...expectThat(open <= 1, () => ({
            call: again.call,
            expected: 'one open order with this client_order_id',
            received: `${open} open orders`,
          })),
        ]
      },
    },
    {
      id: `idempotency/${id}/conflict`,
      group,
      title: `${id} refuses a client_order_id with other fields with 5310 DUPLICATE_CLIENT_ID`,
      docs: docs.refusal('DUPLICATE_CLIENT_ID'),
      needs: ['member', 'write'],
      async run(target) {
        return refusedWith((await placedOrder(target, product)).other, 'DUPLICATE_CLIENT_ID')
      },
    },
  ]
}

export const orderChecks: Check[] = [...orderChecksOf('spot'), ...orderChecksOf('futures')]
