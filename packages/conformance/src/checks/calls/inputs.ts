import type { OperationId } from '@bourselet/openapi'
import type { Operation } from '@bourselet/openapi/operations'
import { requestsByShape } from '../../contract/answer-schema.ts'
import { futuresSymbol, spotSymbol, symbolOf } from '../../target/market-facts.ts'
import type { Target } from '../../target/target.ts'
import { NotChecked } from '../check.ts'

type Requests = Record<string, unknown>[]

/** Returns the first row of a list. Throws NotChecked if the list is empty. */
function firstOf<Row>(rows: readonly Row[], list: string): Row {
  const [row] = rows
  if (row === undefined) throw new NotChecked(`${list} lists no row to ask for`)
  return row
}

const idIn =
  (list: OperationId) =>
  async (target: Target): Promise<Requests> => {
    const { list: rows } = (await target.data(list, { limit: 1 } as never)) as { list: { id: number }[] }
    return [{ id: firstOf(rows, list).id }]
  }

/**
 * Requests for reads that need more than an empty request, such as the id of an existing row. All other reads
 * are sent without fields.
 */
const inputs: Partial<Record<OperationId, (target: Target) => Promise<Requests>>> = {
  'deposit.get': async (target) => {
    const { id, order_no } = firstOf(
      (await target.data('deposit.records', { limit: 1 })).list,
      'deposit.records',
    )
    return [{ id }, { order_no }]
  },
  'help.guide': idIn('help.guides'),
  'help.video': idIn('help.videos'),
  'help.videoData': idIn('help.videos'),
  'help.whitepaper': idIn('help.whitepapers'),
  'kyc.check': async () => [{}, { action: 'withdraw' }],
  'market.coins': async () => [{}, { product: 'spot', sort: 'turnover', dir: 'desc' }],
  'market.depth': async (target) => {
    const { symbol } = await spotSymbol(target)
    const futures = await symbolOf(target, 'futures')
    return [{ symbol }, ...(futures ? [{ symbol: futures.symbol, product: 'futures' }] : [])]
  },
  'market.history': async (target) => {
    const { symbol } = await spotSymbol(target)
    const kline = { symbol, type: 'kline', limit: 100 }
    return [
      kline,
      { ...kline, product: 'index' },
      { symbol, type: 'trades' },
      ...(await ticksAndFunding(target)),
    ]
  },
  'notices.detail': idIn('notices.list'),
  'notices.memberDetail': idIn('notices.list'),
  'prediction.times': async (target) => [{}, { symbol: (await spotSymbol(target)).symbol }],
  'site.page': async () => [{ code: 'terms' }],
  'wallet.balances': async () => [{}, { history_days: 7 }],
  'wallet.changes': async () => [{}, { view: 'statement', coin: 'USDT', account: 'spot' }],
  'wallet.tradingAccount': async (target) => [
    { type: 'spot', symbol: (await spotSymbol(target)).symbol },
    { type: 'futures' },
    { type: 'option' },
  ],
  'wealth.product': idIn('wealth.products'),
  'wealth.summary': async (target) => {
    const [income] = (await target.data('wealth.incomes', { limit: 1 })).list
    return [{}, ...(income ? [{ id: income.id }] : [])]
  },
  'wealth.order': async (target) => {
    const { list } = await target.data('wealth.orders', { limit: 1 })
    return [{ order_no: firstOf(list, 'wealth.orders').order_no }]
  },
}

/** Returns the request for index ticks and, if the exchange lists contracts, the request for funding rates. */
async function ticksAndFunding(target: Target): Promise<Requests> {
  const { symbol } = await spotSymbol(target)
  const contract = await futuresSymbol(target).catch(() => null)
  return [
    { symbol, product: 'index', type: 'ticks', limit: 100 },
    ...(contract ? [{ symbol: contract.symbol, product: 'futures', type: 'funding', limit: 100 }] : []),
  ]
}

/** Returns valid requests for a read. Throws NotChecked if a request needs a row and the back end has none. */
export function inputsOf(operation: Operation, target: Target): Promise<Requests> {
  const known = inputs[operation.id]
  return target.once(
    `inputs ${operation.id}`,
    known ? () => known(target) : async () => requestsByShape(operation),
  )
}
