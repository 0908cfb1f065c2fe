import type { Schema } from '@bourselet/openapi'
import { toUnits } from '@bourselet/sdk/money'
import type { Tx } from '../../database/transaction.ts'
import type { Exchange, TxExchange } from '../../exchange/exchange.ts'
import { type Context, type Request, type Write, write } from '../../http/routes.ts'
import type { TermProduct } from '../../products/term-rules.ts'
import { invalid, Refusal } from '../../refusals/refusal.ts'
import { refuseChangedRate } from '../../refusals/refuse-changed-rate.ts'
import { oneOrder } from './wealth-lists.ts'
import type { WealthTerms } from './wealth-rules.ts'

type Product = TermProduct<WealthTerms>
type Asked = Request<'wealth.subscribe'>

/**
 * Checks the agreement (for a pledge), the identity and the fund password of a member, then subscribes the member to a
 * product.
 */
export async function subscribe(
  { members, kyc }: Exchange,
  product: Product,
  { memberId, db }: Context,
  request: Asked,
): Promise<Write<Schema<'InterestOrder'>>> {
  const offer = (await product.offers(db)).find(({ id }) => id === request.id)
  if (offer?.kind === 'pledge' && !request.agree) throw new Refusal('AGREEMENT_REQUIRED', { field: 'agree' })
  await kyc.demand(db, memberId, 'invest')
  await members.checkFundPassword(memberId, request.trade_password)
  return write(invest, product, memberId, request)
}

async function invest({ clock }: TxExchange, tx: Tx, product: Product, memberId: number, asked: Asked) {
  const offer = await product.lockOffer(tx, asked.id, 'id')
  refuseChangedRate('daily_rate', asked.daily_rate, offer.terms.daily_rate)
  refuseChangedRate('penalty_rate', asked.penalty_rate, offer.terms.penalty_rate)
  const amount = unitsOf(asked, offer.copy_price)
  await product.checkAmount(tx, memberId, offer, amount)
  return oneOrder(tx, clock.now(), await product.open(tx, memberId, offer, amount))
}

/**
 * Returns the requested amount or, for an offer sold in copies (units of a fixed price), the price of the requested
 * copies. Throws VALIDATION if the request states an amount for an offer sold in copies, or copies for another offer.
 */
function unitsOf({ amount, copies }: Asked, price: bigint | null): bigint {
  if (price === null) {
    if (amount === undefined || copies !== undefined)
      throw invalid(amount === undefined ? { amount: 'REQUIRED' } : { copies: 'MODE_INVALID' })
    return toUnits(amount)
  }
  if (copies === undefined || amount !== undefined)
    throw invalid(copies === undefined ? { copies: 'REQUIRED' } : { amount: 'MODE_INVALID' })
  return BigInt(copies) * price
}

/**
 * Adds principal to a running order, which requires the same identity check as a subscription, or redeems the order
 * early.
 */
export async function change(
  { members, kyc }: Exchange,
  product: Product,
  { memberId, db }: Context,
  request: Request<'wealth.change'>,
): Promise<Write<Schema<'InterestOrder'>>> {
  if ('amount' in request) await kyc.demand(db, memberId, 'invest')
  await members.checkFundPassword(memberId, request.trade_password)
  return write(applyChange, product, memberId, request)
}

async function applyChange(
  { clock }: TxExchange,
  tx: Tx,
  product: Product,
  memberId: number,
  request: Request<'wealth.change'>,
) {
  const position =
    'amount' in request
      ? await product.append(tx, memberId, request.order_no, toUnits(request.amount))
      : await product.redeem(tx, memberId, request.order_no)
  return oneOrder(tx, clock.now(), position)
}
