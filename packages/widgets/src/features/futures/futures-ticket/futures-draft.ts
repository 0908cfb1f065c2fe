import type { Decimal } from '@bourselet/sdk/money'

export type Side = 'buy' | 'sell'
/** `tp` and `sl` attach to the open position. */
export type DraftType = 'limit' | 'market' | 'tp' | 'sl'
export type TimeInForce = 'GTC' | 'IOC' | 'FOK'
export type TriggerBy = 'last' | 'mark'

/** What was entered last of quantity, value and share of the largest order: the others follow from it. */
export type Size =
  | { by: 'quantity' | 'total'; value: Decimal | '' }
  /** A whole percentage, 0 to 100. */
  | { by: 'share'; value: number }

/** A ticket as filled in, nothing derived. */
export type FuturesDraft = {
  side: Side
  type: DraftType
  price: Decimal | ''
  size: Size
  tif: TimeInForce
  postOnly: boolean
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
export function withSide(draft: FuturesDraft, side: Side): FuturesDraft {
  return side === draft.side ? draft : { ...draft, side, takeProfit: '', stopLoss: '' }
}

/** After an order: the same again without what was special to it. */
export function cleared(draft: FuturesDraft): FuturesDraft {
  const size: Size =
    draft.size.by === 'share' ? { by: 'quantity', value: '' } : { by: draft.size.by, value: '' }
  return { ...draft, size, withExits: false, takeProfit: '', stopLoss: '', trigger: '' }
}
