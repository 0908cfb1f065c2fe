import type { Schema } from '@bourselet/openapi'
import { toUnits } from '@bourselet/sdk/money'
import type { Tx } from '../../database/transaction.ts'
import type { Exchange, TxExchange } from '../../exchange/exchange.ts'
import { type Context, type Request, type Write, write } from '../../http/routes.ts'
import type { TermProduct } from '../../products/term-rules.ts'
import { refuseChangedRate } from '../../refusals/refuse-changed-rate.ts'
import { oneOrder } from './savings-lists.ts'
import type { SavingsTerms } from './savings-rules.ts'

type Product = TermProduct<SavingsTerms>
type Asked = Request<'savings.add'>
type Redemption = Extract<Asked, { order_no: string }>
type Deposit = Exclude<Asked, Redemption>

/** Deposits coins into a savings product, or redeems a savings order. */
export async function save(
  { members, kyc }: Exchange,
  product: Product,
  { memberId, db }: Context,
  request: Asked,
): Promise<Write<Schema<'SavingsOrder'>>> {
  if (!('order_no' in request)) await kyc.demand(db, memberId, 'invest')
  await members.checkFundPassword(memberId, request.trade_password)
  return 'order_no' in request
    ? write(redeem, product, memberId, request)
    : write(deposit, product, memberId, request)
}

async function deposit(_exchange: TxExchange, tx: Tx, product: Product, memberId: number, asked: Deposit) {
  const offer = await product.lockOffer(tx, asked.goods_id, 'goods_id')
  refuseChangedRate('apr', asked.apr, offer.terms.apr)
  const amount = toUnits(asked.amount)
  await product.checkAmount(tx, memberId, offer, amount)
  return oneOrder(tx, await product.open(tx, memberId, offer, amount))
}

async function redeem(_exchange: TxExchange, tx: Tx, product: Product, memberId: number, asked: Redemption) {
  const amount = asked.amount === undefined ? undefined : toUnits(asked.amount)
  return oneOrder(tx, await product.redeem(tx, memberId, asked.order_no, amount))
}
