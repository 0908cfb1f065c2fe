import type { Decimal } from '@bourselet/sdk/money'
import type { OrderTerms, Side, Size } from '../../../shared/ticket/order-terms.ts'
import type { DraftRules } from '../../../shared/ticket/use-ticket-form.ts'

/** `tp` and `sl` attach to the open position. */
export type DraftType = 'limit' | 'market' | 'tp' | 'sl'
export type TriggerBy = 'last' | 'mark'

/** A ticket as filled in, nothing derived. */
export type FuturesDraft = OrderTerms & {
  type: DraftType
  reduceOnly: boolean
  /** Whether take profit and stop loss ride along. */
  withExits: boolean
  takeProfit: Decimal | ''
  stopLoss: Decimal | ''
  /** Of a tp or sl order. */
  trigger: Decimal | ''
  /** Which price fires take profit and stop loss. */
  triggerBy: TriggerBy
}

export const isTrigger = (type: DraftType): type is 'tp' | 'sl' => type === 'tp' || type === 'sl'

export function newFuturesDraft(side: Side, price: Decimal | '' = ''): FuturesDraft {
  return {
    side,
    type: 'limit',
    price,
    size: { by: 'quantity', value: '' },
    tif: 'GTC',
    postOnly: false,
    reduceOnly: false,
    withExits: false,
    takeProfit: '',
    stopLoss: '',
    trigger: '',
    triggerBy: 'last',
  }
}

/** The other side. Prices of the exits were on the wrong side of it. */
function withSide(draft: FuturesDraft, side: Side): FuturesDraft {
  return side === draft.side ? draft : { ...draft, side, takeProfit: '', stopLoss: '' }
}

/** After an order: the same again without what was special to it. */
function cleared(draft: FuturesDraft): FuturesDraft {
  const size: Size = { by: draft.size.by, value: '' }
  return { ...draft, size, withExits: false, takeProfit: '', stopLoss: '', trigger: '' }
}

export const futuresDrafts: DraftRules<FuturesDraft> = {
  product: 'futures',
  first: newFuturesDraft,
  withSide,
  cleared,
}
