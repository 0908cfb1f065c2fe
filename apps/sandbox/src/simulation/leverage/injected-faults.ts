import type { openVenue } from '../../features/futures/venue.ts'
import { type FaultSet, type SourceEdit, edit as sourceEdit } from '../injected-fault.ts'

const FUTURES = 'features/futures/'
const edit = (file: string, find: string, replace: string) => sourceEdit(FUTURES + file, find, replace)

const BOOKING = 'const booking = applyFill(held ?? FLAT, fill, half.leverage)'

/**
 * Returns an edit that injects a fault: if the condition `when` holds, `figures` replace the correct figures in the
 * booking of a fill.
 */
const misbooked = (when: string, figures: string) =>
  edit(
    'rules/settle-fill.ts',
    BOOKING,
    `const exact = applyFill(held ?? FLAT, fill, half.leverage)
     const booking = ${when} ? { ...exact, ${figures} } : exact`,
  )

/**
 * Faults that the simulations must detect. Each fault is a list of source edits. The Vitest plugin `faultPlugin`
 * applies the edits to a copy of the futures modules, so the production code contains no faults.
 */
const injectedFaults = {
  close_beyond_backing: [edit('rules/check-funds.ts', 'const left = after.equity - restLoss', 'return true')],
  close_leaves_margin: [
    misbooked(
      'exact.position.quantity === 0n && exact.marginReleased !== 0n',
      'marginReleased: exact.marginReleased - 1n',
    ),
  ],
  debt_repaid_unseen: [
    edit('rules/futures-wallet.ts', `this.move('futures_debt_repaid'`, `this.move('futures_pnl'`),
  ],
  fee_rounded_down: [misbooked('exact.fee !== 0n', 'fee: exact.fee - 1n')],
  funding_difference_given_away: [
    edit(
      'rules/funding.ts',
      'settleFunding(memory, position, payment, ref, context)',
      'settleFunding(memory, position, payment + 1n, ref, context)',
    ),
  ],
  funding_twice: [
    edit(
      'rules/funding.ts',
      'settleFunding(memory, position, payment, ref, context)',
      `for (let time = 0; time <= context.now % 2; time++) settleFunding(memory, position, payment, ref, context)`,
    ),
  ],
  funds_not_checked: [edit('rules/check-funds.ts', 'if (!opens && !loses) return null', 'return null')],
  hold_kept_on_cancel: [
    edit(
      'rules/end-order.ts',
      'releaseTo(memory, order, 0n, context)',
      `if (status === 'cancelled' && order.marginMode === 'isolated') order.reserved = 0n
       releaseTo(memory, order, 0n, context)`,
    ),
  ],
  hold_released_twice: [
    edit(
      'rules/end-order.ts',
      'releaseTo(memory, order, 0n, context)',
      `if (status === 'cancelled' && order.marginMode === 'isolated' && order.reserved > 0n)
         new FuturesWallet(memory.account(order.memberId), context, orderRef(order)).release(order.reserved)
       releaseTo(memory, order, 0n, context)`,
    ),
  ],
  insurance_position_forgotten: [
    edit('rules/takeover.ts', 'const { rest, closed } = net(held, taken)', 'return'),
  ],
  insurance_sells_at_any_price: [
    edit(
      'rules/takeover.ts',
      'const [part, rounding] =',
      `if (mark) return { type: 'market', price: 0 } as const
       const [part, rounding] =`,
    ),
  ],
  leverage_lock_forgotten: [
    edit(
      'rules/check-order.ts',
      'const bound = position !== undefined || account.ordersOf(symbol).length > 0',
      'return { ...now, marginMode, leverage }',
    ),
  ],
  leverage_of_orders_kept: [
    edit('rules/accept-order.ts', 'changeOrders(account, setting, ref, context)', ''),
  ],
  liquidation_on_last: [
    edit('rules/takeover.ts', 'return market.mark!', 'return market.lastPrice ?? market.mark!'),
  ],
  margin_rounded_down: [
    misbooked(
      'exact.marginTaken !== 0n',
      `marginTaken: exact.marginTaken - 1n,
       position: { ...exact.position, margin: exact.position.margin - 1n }`,
    ),
  ],
  open_loss_forgotten: [
    edit('rules/check-funds.ts', 'if (loss === 0n) return true', 'return true'),
    edit(
      'rules/check-funds.ts',
      'const rest = plan.draft.reduceOnly ? 0n : lossOf(market, plan, need.rests)',
      'return 0n',
    ),
    edit(
      'rules/check-funds.ts',
      `if (setting.marginMode === 'cross' || draft.reduceOnly) return null`,
      'return null',
    ),
    edit('rules/figures.ts', 'if (mark === undefined)', 'if (true)'),
  ],
  other_leg_left_alive: [
    edit(
      'rules/fire-triggers.ts',
      'if (forecast.left === 0) expireOtherLeg(memory, market, order, context)',
      '',
    ),
    edit(
      'rules/end-order.ts',
      `withdrawOrder(memory, market, order, 'expired', 'position_gone', context)`,
      '',
    ),
  ],
  pnl_a_unit_short: [misbooked('exact.realizedPnl !== 0n', 'realizedPnl: exact.realizedPnl - 1n')],
  pnl_rounded_up: [misbooked('exact.realizedPnl !== 0n', 'realizedPnl: exact.realizedPnl + 1n')],
  reduce_only_flips: [
    edit('rules/look-ahead.ts', 'if (resting && offered < maker.lots)', 'if (false)'),
    edit(
      'rules/plan-order.ts',
      'const taken = older.reduce((sum, order) => sum + market.left(order), 0)',
      'return draft.quantity',
    ),
    edit('rules/end-order.ts', 'let room = Math.abs(size)', 'return'),
  ],
  shortfall_from_spot: [
    edit(
      'rules/takeover.ts',
      `wallet.coverShortfall('futures_liquidation')`,
      `wallet.receive('futures_liquidation', account.cash.debt, {
         account: \`u:\${account.id}:spot\`,
         bucket: 'available',
       })`,
    ),
  ],
  shortfall_lost: [edit('rules/takeover.ts', `wallet.coverShortfall('futures_liquidation')`, ';')],
  stop_direction_forgotten: [edit('rules/contract-market.ts', 'when: triggerWhen!', `when: 'rises'`)],
  stop_left_without_position: [
    edit(
      'rules/end-order.ts',
      `const isClosing = order.status === 'pending' && order.reduceOnly`,
      `const isClosing = order.type === 'tp' || order.type === 'sl'`,
    ),
  ],
  takers_price: [
    edit(
      'rules/match-order.ts',
      'const id = context.nextTradeId()',
      `const id = context.nextTradeId()
       if (asked.price > 0) fill = { ...fill, price: asked.price }`,
    ),
  ],
  transfer_of_unrealized_profit: [
    edit(
      'rules/transfer.ts',
      'figures.maxTransferOut',
      '[figures.available, cash.available].reduce((a, b) => (a < b ? a : b))',
    ),
  ],
  trigger_lost_without_liquidity: [
    edit('rules/fire-triggers.ts', 'if (isEmpty) return', ''),
    edit(
      'rules/fire-triggers.ts',
      'if (!isClosing) return',
      `if (!isClosing) {
         endOrder(memory, order, 'expired', 'no_liquidity', context)
         return
       }`,
    ),
    edit('rules/fire-triggers.ts', 'if (closable(market, order) === 0)', 'if (true)'),
  ],
} satisfies Record<string, SourceEdit[]>

export type InjectedFault = keyof typeof injectedFaults

export const leverageFaults: FaultSet = { folders: [FUTURES], faults: injectedFaults }

/**
 * Loads a copy of the futures modules with an injected fault. Works only in tests, because it needs the Vitest plugin
 * `faultPlugin`.
 */
export async function faultyVenue(fault: InjectedFault): Promise<typeof openVenue> {
  const venue = await import(/* @vite-ignore */ `../../features/futures/venue.ts?fault=${fault}`)
  return venue.openVenue
}
