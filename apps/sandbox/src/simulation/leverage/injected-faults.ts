import type { openVenue } from '../../features/futures/venue.ts'

/** A change of one source file of the futures feature; `find` occurs in it exactly once. */
interface SourceEdit {
  file: string
  find: string
  replace: string
}

const edit = (file: string, find: string, replace: string): SourceEdit => ({ file, find, replace })

const BOOKING = 'const booking = applyFill(held ?? FLAT, fill, half.leverage)'
const UNIT = `'0.00000001'`

/** Books a fill with some of its figures changed, where `when` applies. */
const misbooked = (when: string, figures: string) =>
  edit(
    'rules/settle-half.ts',
    BOOKING,
    `const exact = applyFill(held ?? FLAT, fill, half.leverage)
     const booking = ${when} ? { ...exact, ${figures} } : exact`,
  )

/**
 * Faults that the simulations must find, each as edits of the rules' source. The fault plugin of Vitest applies them
 * to a copy of the futures modules, so the shipped code knows nothing of them.
 */
export const injectedFaults = {
  close_beyond_backing: [
    edit('rules/check-backing.ts', '  const left = sub(after.equity, restLoss)', '  return true'),
  ],
  close_leaves_margin: [
    misbooked(
      'isZero(exact.position.quantity) && !isZero(exact.margin_released)',
      `margin_released: sub(exact.margin_released, ${UNIT})`,
    ),
  ],
  fee_rounded_down: [misbooked('!isZero(exact.fee)', `fee: sub(exact.fee, ${UNIT})`)],
  funding_difference_given_away: [
    edit(
      'rules/funding.ts',
      'settleFunding(memory, position, payment, ref, desk)',
      `settleFunding(memory, position, add(payment, ${UNIT}), ref, desk)`,
    ),
  ],
  funding_twice: [
    edit(
      'rules/funding.ts',
      'settleFunding(memory, position, payment, ref, desk)',
      `for (let time = 0; time <= desk.now % 2; time++) settleFunding(memory, position, payment, ref, desk)`,
    ),
  ],
  funds_not_checked: [edit('rules/check-funds.ts', 'if (!opens && !loses) return null', 'return null')],
  hold_kept_on_cancel: [
    edit(
      'rules/end-order.ts',
      'releaseTo(memory, order, 0n, desk)',
      `if (status === 'cancelled' && order.marginMode === 'isolated') order.reserved = 0n
       releaseTo(memory, order, 0n, desk)`,
    ),
  ],
  hold_released_twice: [
    edit(
      'rules/end-order.ts',
      'releaseTo(memory, order, 0n, desk)',
      `if (status === 'cancelled' && order.marginMode === 'isolated' && order.reserved > 0n)
         new Purse(memory.account(order.memberId), desk, orderRef(order)).release(order.reserved)
       releaseTo(memory, order, 0n, desk)`,
    ),
  ],
  insurance_position_forgotten: [
    edit('rules/insurance.ts', 'const { rest, closed } = net(held, taken)', 'return'),
  ],
  insurance_sells_at_any_price: [
    edit(
      'rules/insurance.ts',
      'const room = mul(mark!.mark, REACH)',
      `return { type: 'market', price: 0 } as const`,
    ),
  ],
  leverage_lock_forgotten: [
    edit(
      'rules/check-settings.ts',
      'const bound = position !== undefined || account.ordersOf(symbol).length > 0',
      'return { ...now, marginMode, leverage }',
    ),
  ],
  liquidation_on_last: [
    edit('rules/takeover.ts', 'return market.mark!.mark', 'return market.lastPrice ?? market.mark!.mark'),
  ],
  margin_rounded_down: [
    misbooked(
      '!isZero(exact.margin_taken)',
      `margin_taken: sub(exact.margin_taken, ${UNIT}),
       position: { ...exact.position, margin: sub(exact.position.margin, ${UNIT}) }`,
    ),
  ],
  open_loss_forgotten: [
    edit('rules/check-backing.ts', 'if (!loses(need.opens)) return true', 'return true'),
    edit(
      'rules/check-funds.ts',
      `const rest = plan.draft.reduceOnly ? '0' : lossOf(market, plan, need.rests)`,
      `return '0'`,
    ),
    edit(
      'rules/check-funds.ts',
      `if (setting.marginMode === 'cross' || draft.reduceOnly) return null`,
      'return null',
    ),
    edit('rules/figures.ts', 'if (mark === undefined)', 'if (true)'),
  ],
  other_leg_left_alive: [
    edit('rules/fire-triggers.ts', 'if (forecast.left === 0) expireTwin(memory, market, order, desk)', ''),
    edit(
      'rules/reduce-only.ts',
      `withdrawOrder(memory, market, order, 'expired', 'position_gone', desk)`,
      '',
    ),
  ],
  pnl_rounded_up: [
    misbooked('!isZero(exact.realized_pnl)', `realized_pnl: add(exact.realized_pnl, ${UNIT})`),
  ],
  reduce_only_flips: [
    edit('rules/look-ahead.ts', 'if (resting && offered < maker.lots)', 'if (false)'),
    edit(
      'rules/plan-order.ts',
      'const taken = older.reduce((sum, order) => sum + market.left(order), 0)',
      'return draft.quantity',
    ),
    edit('rules/reduce-only.ts', 'let room = Math.abs(size)', 'return'),
  ],
  shortfall_from_spot: [
    edit(
      'rules/takeover.ts',
      `purse.coverShortfall('futures_liquidation')`,
      `purse.receive('futures_liquidation', account.cash.debt, {
         account: \`u:\${account.id}:spot\`,
         bucket: 'available',
       })`,
    ),
  ],
  shortfall_lost: [edit('rules/takeover.ts', `purse.coverShortfall('futures_liquidation')`, ';')],
  takers_price: [
    edit(
      'rules/match.ts',
      'const id = desk.nextTradeId()',
      `const id = desk.nextTradeId()
       if (asked.price > 0) fill = { ...fill, price: asked.price }`,
    ),
  ],
  transfer_of_unrealized_profit: [edit('rules/transfer.ts', 'figures.max_transfer_out', 'figures.available')],
  trigger_lost_without_liquidity: [
    edit(
      'rules/fire-triggers.ts',
      'if (!isClosing) return',
      `if (!isClosing) {
         endOrder(memory, order, 'expired', 'no_liquidity', desk)
         return
       }`,
    ),
    edit('rules/fire-triggers.ts', 'if (closable(market, order) === 0)', 'if (true)'),
  ],
} satisfies Record<string, SourceEdit[]>

export type InjectedFault = keyof typeof injectedFaults

/** Loads the futures modules anew with a fault in them; in tests only, as the fault plugin of Vitest has to run. */
export async function faultyVenue(fault: InjectedFault): Promise<typeof openVenue> {
  const venue = await import(/* @vite-ignore */ `../../features/futures/venue.ts?fault=${fault}`)
  return venue.openVenue
}
