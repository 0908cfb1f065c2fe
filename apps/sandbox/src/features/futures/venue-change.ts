import type { LevelChange } from '../../engine/execution.ts'
import type { Posting } from '../../ledger/posting.ts'
import type { FloorTrade } from '../../prices/trading-floor.ts'
import type { FuturesFill, FuturesOrder } from './futures-order.ts'
import type { EndedPosition, FuturesCash, FuturesSetting, OpenPosition } from './futures-position.ts'

/** Something the member should be told. */
export interface VenueNotice {
  memberId: number
  kind: 'margin_warning' | 'liquidated'
  symbol: string | null
  params: Record<string, string>
}

/** Everything that commands did to the venue since the change was begun; written in one transaction, then told. */
export interface VenueChange {
  created: Set<FuturesOrder>
  changed: Set<FuturesOrder>
  /** Ids of orders whose client id may be used again. */
  retired: Set<number>
  fills: FuturesFill[]
  /** Members' positions that are new or changed; a quantity of '0' means that it is gone. */
  positions: Set<OpenPosition>
  ended: EndedPosition[]
  settings: Set<FuturesSetting>
  /** Members whose cash or debt changed. */
  cash: Set<FuturesCash>
  postings: Posting[]
  notices: VenueNotice[]
  /** By symbol: what the public sees. */
  books: Map<string, { seq: number; levels: LevelChange[]; trades: FloorTrade[] }>
}

export function newChange(): VenueChange {
  return {
    created: new Set(),
    changed: new Set(),
    retired: new Set(),
    fills: [],
    positions: new Set(),
    ended: [],
    settings: new Set(),
    cash: new Set(),
    postings: [],
    notices: [],
    books: new Map(),
  }
}
