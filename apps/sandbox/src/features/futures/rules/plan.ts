import type { FuturesDraft } from '../futures-order.ts'
import type { FuturesSetting } from '../futures-position.ts'
import type { Forecast } from './forecast.ts'

/** A limit or market order that may be placed. */
export interface Plan {
  /** As asked, a reduce-only quantity cut to what there is to reduce. */
  draft: FuturesDraft
  setting: FuturesSetting
  forecast: Forecast
  /** What is not filled at once waits in the book. */
  rests: boolean
}
