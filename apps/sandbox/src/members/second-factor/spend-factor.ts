import type { Tx } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { publishNotifies } from '../../notifies/write-notifies.ts'
import type { RightFactor } from './second-factor.ts'

/** Marks a checked second factor as used. If it was a recovery code, the member gets a message. */
export async function spendFactor(
  exchange: TxExchange,
  tx: Tx,
  memberId: number,
  factor: RightFactor,
): Promise<void> {
  const { secondFactor } = exchange.members
  await secondFactor.spend(tx, memberId, factor)
  if (factor.kind !== 'recovery') return
  const left = String(await secondFactor.recoveryCodes.left(tx, memberId))
  await publishNotifies(exchange, tx, [
    {
      ...{ memberId, type: 'security', name: 'RECOVERY_CODE_USED', params: { left } },
      ...{ refType: null, refNo: null },
    },
  ])
}
