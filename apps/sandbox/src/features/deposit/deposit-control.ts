import type { Control } from '../../exchange/control.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { invalid, Refusal } from '../../refusals/refusal.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import { depositView } from './deposit-view.ts'
import { lockDeposit } from './find-deposit.ts'
import { rejectDeposit } from './review-deposit.ts'
import { blockAt } from './simulated-chain.ts'

/**
 * Returns the sandbox control `deposit`, which sets the confirmations of a deposit or drops its transaction
 * from the chain, as a reorganization does.
 */
export function depositControl(exchange: ServerExchange): Control {
  const { database, clock } = exchange
  return {
    method: 'POST',
    body: {
      required: ['order_no'],
      properties: {
        order_no: { type: 'string', maxLength: 64 },
        confirmations: { type: 'integer', minimum: 0, maximum: 1_000_000 },
        vanished: { const: true },
      },
    },
    run(body) {
      const { order_no, confirmations, vanished } = body as {
        order_no: string
        confirmations?: number
        vanished?: true
      }
      if ((confirmations === undefined) === (vanished === undefined))
        throw invalid({ confirmations: 'MODE_INVALID' })
      return database.jobs.transaction(async (tx) => {
        const row = await lockDeposit(tx, order_no)
        if (row.status !== 'pending') {
          if (vanished) throw new Refusal('ORDER_CLOSED', { field: 'order_no' })
          return depositView(row)
        }
        if (confirmations === undefined)
          return depositView(await rejectDeposit(exchange, tx, row, 'vanished'))
        const seen = { confirmations, block: blockAt(clock.now()) }
        return depositView(await confirmDeposit(exchange, tx, row, seen))
      })
    },
  }
}
