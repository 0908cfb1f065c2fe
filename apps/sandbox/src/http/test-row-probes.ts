import type { OperationId } from './routes.ts'
import { cardOf, type FullMember, PASSWORD, papersOf } from './test-full-member.ts'
import type { RowIds } from './test-row-ids.ts'

/** A call with a request field that identifies a row. */
export interface Probe {
  call: OperationId
  /** Name of the request field that identifies the row. */
  field: string
  /** Returns a request that names a row of `rows`. Its other values come from `own`, the rows of the sender. */
  request(rows: RowIds, own: RowIds): object
}

const pin = { trade_password: PASSWORD }
const usdt = { coin: 'USDT', chain: 'TRC20' }
const entry = { type: 'crypto', ...usdt, address: 'TDSpNPq2TzutZwbAXCM23cKcGHNXPK3otm', ...pin }
const papers = (rows: RowIds, idNumber: string) => ({
  ...papersOf({ rows } as FullMember),
  id_number: idNumber,
})

const probe = (call: OperationId, field: string, request: Probe['request']): Probe => ({
  call,
  field,
  request,
})

/**
 * Requests with a field that identifies a row of a member. If another member sends such a request, the answer must
 * equal the answer for an unknown row. The owner can send all of these requests in the sequence of this list.
 */
export const probes: Probe[] = [
  probe('deposit.get', 'id', ({ deposit }) => ({ id: deposit })),
  probe('deposit.get', 'order_no', ({ depositNo }) => ({ order_no: depositNo })),
  probe('deposit.get', 'txid', ({ txid }) => ({ txid })),
  probe('deposit.declare', 'voucher', ({ voucher }) => ({ ...usdt, amount: '5', voucher })),
  probe('account.update', 'avatar', ({ avatar }) => ({ avatar })),
  probe('account.update', 'end_session', ({ session }) => ({ end_session: session })),
  probe('convert.convert', 'quote_id', ({ quote }) => ({ quote_id: quote, ...pin })),
  probe('withdraw.request', 'address_id', ({ address }) => ({
    ...{ ...usdt, address_id: address, amount: '20' },
    ...pin,
  })),
  probe('withdraw.requestUsdt', 'address_id', ({ address }) => ({
    ...{ chain: 'TRC20', address_id: address, amount: '20' },
    ...pin,
  })),
  probe('withdraw.request', 'bank_id', ({ card }) => ({
    ...{ type: 'bank', coin: 'USDT', bank_id: card, amount: '100' },
    ...pin,
  })),
  probe('withdraw.request', 'order_no', ({ withdrawalNo }) => ({
    ...{ action: 'cancel', order_no: withdrawalNo },
    ...pin,
  })),
  probe('withdraw.saveDestination', 'id', ({ address }) => ({ ...entry, id: address })),
  probe('withdraw.saveDestination', 'id', ({ card }) => ({ ...cardOf('edited'), id: card })),
  probe('withdraw.saveDestination', 'id', ({ address }) => ({
    ...{ type: 'crypto', action: 'delete', id: address },
    ...pin,
  })),
  probe('withdraw.saveDestination', 'id', ({ card }) => ({
    ...{ type: 'bank', action: 'delete', id: card },
    ...pin,
  })),
  probe('loans.repay', 'order_no', ({ loanNo }) => ({ order_no: loanNo, amount: '1', ...pin })),
  probe('loans.repay', 'order_no', ({ loanNo }) => ({
    ...{ order_no: loanNo, action: 'add_collateral', quantity: '0.001' },
    ...pin,
  })),
  probe('loans.repay', 'voucher', ({ voucher }, own) => ({
    ...{ order_no: own.loanNo, amount: '1', voucher },
    ...pin,
  })),
  probe('savings.add', 'order_no', ({ savingsNo }) => ({
    ...{ action: 'redeem', order_no: savingsNo, amount: '20' },
    ...pin,
  })),
  probe('wealth.order', 'order_no', ({ wealthNo }) => ({ order_no: wealthNo })),
  probe('wealth.summary', 'id', ({ income }) => ({ id: income })),
  probe('wealth.change', 'order_no', ({ wealthNo }) => ({ order_no: wealthNo, amount: '20', ...pin })),
  probe('wealth.change', 'order_no', ({ wealthNo }) => ({ action: 'redeem', order_no: wealthNo, ...pin })),
  probe('spot.place', 'order_no', ({ spotNo }) => ({
    ...{ symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '65000', quantity: '0.005' },
    order_no: spotNo,
  })),
  probe('spot.cancel', 'client_order_id', ({ spotClientId }) => ({ client_order_id: spotClientId })),
  probe('spot.cancel', 'order_no', ({ spotNo }) => ({ order_no: spotNo })),
  probe('futures.place', 'order_no', ({ futuresNo }) => ({
    ...{ symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '60000', quantity: '0.01' },
    order_no: futuresNo,
  })),
  probe('futures.cancel', 'client_order_id', ({ futuresClientId }) => ({ client_order_id: futuresClientId })),
  probe('futures.cancel', 'order_no', ({ futuresNo }) => ({ order_no: futuresNo })),
  probe('ai.submit', 'order_no', ({ aiDraftNo }) => ({ order_no: aiDraftNo, ...pin })),
  probe('ai.submit', 'order_no', ({ aiOrderNo }) => ({ order_no: aiOrderNo, action: 'finish', ...pin })),
  probe('notices.markMessagesRead', 'id', ({ message }) => ({ id: message })),
  probe('kyc.submit', 'id_front', ({ front }, own) => papers({ ...own, front }, 'FRONT-1')),
  probe('kyc.submit', 'id_back', ({ back }, own) => papers({ ...own, back }, 'BACK-1')),
]

/** Requests with an order id that the member chooses (`client_order_id`). Two members can use the same id. */
export const ownNames: Probe[] = [
  probe('spot.place', 'client_order_id', ({ spotClientId }) => ({
    ...{ symbol: 'ETHUSDT', side: 'buy', type: 'limit', price: 'SPOT', quantity: '0.1' },
    client_order_id: spotClientId,
  })),
  probe('futures.place', 'client_order_id', ({ futuresClientId }) => ({
    ...{ symbol: 'ETHUSDT', side: 'buy', type: 'limit', price: 'FUTURES', quantity: '0.1' },
    client_order_id: futuresClientId,
  })),
  probe('futures.close', 'client_order_id', ({ spotClientId }) => ({
    ...{ symbol: 'BTCUSDT', quantity: '0.01' },
    client_order_id: spotClientId,
  })),
  probe('prediction.place', 'client_order_id', ({ optionClientId }) => ({
    ...{ mode: 'time', symbol: 'ETHUSDT', direction: 'bear', amount: '10', time_id: 1 },
    client_order_id: optionClientId,
  })),
]

/**
 * Requests with a field that identifies a row of a member. If another member sends such a request, the answer must
 * equal `answer`, which reveals at most that the value is in use.
 */
export const answeredProbes: (Probe & { answer: object })[] = [
  {
    ...probe('wealth.incomes', 'order_no', ({ wealthNo }) => ({ order_no: wealthNo })),
    answer: { page: { limit: 20, total: 0, pages: 0, current: 1 }, list: [] },
  },
  {
    ...probe('notices.messages', 'id', ({ message }) => ({ id: message })),
    answer: { page: { limit: 20, total: 0, pages: 0, current: 1 }, list: [] },
  },
  {
    ...probe('deposit.declare', 'txid', ({ txid }) => ({ ...usdt, amount: '5', txid })),
    answer: { error: 'TXID_USED', field: 'txid' },
  },
  {
    ...probe('kyc.submit', 'id_number', ({ idNumber }, own) => papers(own, idNumber)),
    answer: { error: 'ID_NUMBER_USED', field: 'id_number' },
  },
  {
    ...probe('kyc.check', 'id_number', ({ idNumber }) => ({ id_number: idNumber, country: 'GB' })),
    answer: { passed: true, required_level: 0, level: 0, status: 'none', id_number_free: true },
  },
]

/**
 * Request fields that look like identifiers of a member's row but are not. Each field identifies a row that belongs to
 * no member, contains a file, or only has a name like that of an identifier.
 */
export const unownedFields = [
  'account.update.end_current_session',
  'ai.create.goods_id',
  'ai.products.id',
  'help.guide.id',
  'help.guides.cate_id',
  'help.questions.cate_id',
  'help.video.id',
  'help.videoData.id',
  'help.whitepaper.id',
  'loans.apply.goods_id',
  'notices.detail.id',
  'notices.markRead.id',
  'notices.memberDetail.id',
  'prediction.place.time_id',
  'prediction.place.round_no',
  'savings.add.goods_id',
  'site.upload.file',
  'wealth.product.id',
  'wealth.subscribe.id',
]
