/**
 * Faults that a test may plant into a venue, to show that the simulation finds them. Nothing but a test names one:
 * the running sandbox opens its venue without.
 */
export type PlantedBug =
  | 'close_beyond_backing'
  | 'close_leaves_margin'
  | 'fee_rounded_down'
  | 'funds_not_checked'
  | 'funding_difference_given_away'
  | 'funding_twice'
  | 'hold_kept_on_cancel'
  | 'hold_released_twice'
  | 'insurance_position_forgotten'
  | 'insurance_sells_at_any_price'
  | 'leverage_lock_forgotten'
  | 'liquidation_on_last'
  | 'margin_rounded_down'
  | 'open_loss_forgotten'
  | 'other_leg_left_alive'
  | 'pnl_rounded_up'
  | 'reduce_only_flips'
  | 'shortfall_from_spot'
  | 'shortfall_lost'
  | 'takers_price'
  | 'transfer_of_unrealized_profit'
  | 'trigger_lost_without_liquidity'
