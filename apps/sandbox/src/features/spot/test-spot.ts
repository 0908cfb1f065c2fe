import type { ReferralRewards } from '../../exchange/capabilities.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { depositPosting } from '../../ledger/deposit-posting.ts'
import { createMember } from '../../members/create-member.ts'
import type { MarketMakerCommand } from '../../prices/market-maker.ts'
import type { CancelTarget } from '../../trading/known-orders.ts'
import { readOpenOrders } from './order-rows.ts'
import { amendCommand, cancelCommand, marketMakerCommand, placeCommand } from './spot-command.ts'
import { SpotBooks } from './spot-market.ts'
import { openSpotLoop, type SpotLoop } from './spot-memory.ts'
import type { OrderDraft } from './spot-order.ts'

/**
 * Spot books to which a test sends commands directly, so that the test can compare the books in memory with the
 * database.
 */
export interface TestSpot {
  books: SpotBooks
  /** Ids of four members who have enough USDT and LTC for any test. */
  traders: number[]
  place(memberId: number, draft: Partial<OrderDraft>): ReturnType<SpotLoop['submit']>
  amend(memberId: number, orderNo: string, draft: Partial<OrderDraft>): ReturnType<SpotLoop['submit']>
  cancel(memberId: number, target: CancelTarget): ReturnType<SpotLoop['submit']>
  marketMaker(command: Omit<MarketMakerCommand, 'symbol'>): Promise<null>
  /** Returns the members' orders of the book in memory, and those of a book that is rebuilt from the database. */
  compare(): Promise<{ live: unknown; rebuilt: unknown }>
  /**
   * Returns violations: a ledger that does not balance, and frozen amounts that do not match open orders. Empty if
   * there are none.
   */
  audit(): Promise<unknown[]>
}

const SYMBOL = 'LTCUSDT'

/** Opens a spot command loop with four traders. Each trader was invited by the previous one. */
export async function testSpot(
  exchange: ServerExchange,
  rewards: ReferralRewards = async () => [],
): Promise<TestSpot> {
  const state = { epoch: 'test', last: () => 8000 }
  const books = new SpotBooks(state)
  const loop = openSpotLoop(exchange, books, rewards)
  await loop.submit(marketMakerCommand([]))
  const traders = await addTraders(exchange)
  const { rules } = books.get(SYMBOL)!
  const draft = (memberId: number, fields: Partial<OrderDraft>): OrderDraft => ({
    memberId,
    clientOrderId: null,
    side: 'buy',
    type: 'limit',
    price: 80n * 10n ** 8n,
    quantity: 10n ** 8n,
    total: null,
    timeInForce: 'GTC',
    selfTrade: 'expire_maker',
    triggerPrice: null,
    trailPct: null,
    ocoStop: null,
    ...fields,
  })
  return {
    books,
    traders,
    place: (memberId, fields) => loop.submit(placeCommand(rules, draft(memberId, fields))),
    amend: (memberId, orderNo, fields) => loop.submit(amendCommand(rules, orderNo, draft(memberId, fields))),
    cancel: (memberId, target) => loop.submit(cancelCommand(memberId, target)),
    marketMaker: (command) => loop.submit(marketMakerCommand([{ symbol: SYMBOL, ...command }])),
    async compare() {
      const again = new SpotBooks(state)
      again.load(await readOpenOrders(exchange.database.db))
      return { live: peopleOf(books), rebuilt: peopleOf(again) }
    },
    audit: () => auditOf(exchange),
  }
}

async function addTraders({ database, ledger, random, clock }: ServerExchange): Promise<number[]> {
  const traders: number[] = []
  for (const name of ['ada', 'ben', 'cleo', 'dan']) {
    await database.transaction(async (tx) => {
      const address = { email: `${name}@example.com` }
      const inviterId = traders.at(-1) ?? null
      const given = { address, passwordHash: '!', inviterId, lang: 'en', now: clock.now() }
      const id = (await createMember(tx, database.sequences, random, given))!
      await ledger.post(tx, depositPosting(id, name, { USDT: '1000000', LTC: '10000' }))
      traders.push(id)
    })
  }
  return traders
}

/**
 * Returns the members' resting orders by side, price level and time priority, with their frozen and filled
 * amounts, and their trailing stops.
 */
function peopleOf(books: SpotBooks) {
  const market = books.get(SYMBOL)!
  const trailing = [...market.trailing].sort((a, b) => a.id - b.id)
  const resting = (['buy', 'sell'] as const).map((side) =>
    [...market.book.open(side)].flatMap((own) => {
      const order = market.resting(own.id)
      return order === undefined ? [] : [{ ...own, order }]
    }),
  )
  return [...resting, trailing]
}

async function auditOf({ ledger, database }: ServerExchange): Promise<unknown[]> {
  const balance = await ledger.trialBalance(database.db)
  const frozen = await database.db
    .selectFrom('ledger_balances')
    .select(['account', 'coin', 'amount'])
    .where('bucket', '=', 'frozen')
    .where('amount', '>', 0n)
    .execute()
  const held = new Map<string, bigint>()
  for (const order of await readOpenOrders(database.db)) {
    const key = `u:${order.memberId}:spot ${order.side === 'buy' ? 'USDT' : 'LTC'}`
    held.set(key, (held.get(key) ?? 0n) + order.held)
  }
  const wrong = frozen.filter((row) => held.get(`${row.account} ${row.coin}`) !== row.amount)
  return [...(balance.ok ? [] : [balance]), ...wrong, ...(frozen.length === held.size ? [] : [frozen, held])]
}
