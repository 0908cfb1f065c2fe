import { call } from './api.ts'
import { auditTerms, expectedTerms } from './audit-amendments.ts'
import type { Order, Snapshot } from './snapshot.ts'
import type { Traffic } from './traffic.ts'

/** Order fields that never change after acceptance. */
const FIXED = [
  'order_no',
  'client_order_id',
  'symbol',
  'side',
  'type',
  'tif',
  'stp',
  'oco_order_no',
  'created_at',
] as const

const fillsOf = ({ fills }: Order) => fills.map((fill) => JSON.stringify(fill))

function finder({ orders }: Snapshot) {
  const byId = new Map(
    [...orders].flatMap(([member, list]) =>
      list.map((order) => [`${member.name} ${order.client_order_id}`, order] as const),
    ),
  )
  return (sent: Traffic['orders'][number]) => byId.get(`${sent.member.name} ${sent.request.client_order_id}`)
}

/**
 * Checks that every order accepted before the kill is stored with its fills and its last accepted terms. Terms of an
 * amendment without an answer are also valid. Checks that no refused order is stored.
 */
export function auditOrders({ orders, amendments }: Traffic, snapshot: Snapshot): string[] {
  const find = finder(snapshot)
  const expected = expectedTerms(orders, amendments)
  return orders.flatMap((sent) => {
    const { answer, request } = sent
    const now = find(sent)
    const name = request.client_order_id
    if (!answer) return []
    if (answer.code !== 1) return now ? [`${name}: refused with ${answer.data.error}, and yet there`] : []
    if (!now) return [`${name}: acknowledged as ${answer.data.order_no}, and lost`]
    const then = answer.data as Order
    const changed = FIXED.filter((field) => now[field] !== then[field])
    const hasLostTrigger = then.triggered_at !== null && now.triggered_at !== then.triggered_at
    const kept = new Set(fillsOf(now))
    const lost = fillsOf(then).filter((fill) => !kept.has(fill))
    return [
      ...changed.map((field) => `${name}: ${field} was ${then[field]}, is ${now[field]}`),
      ...auditTerms(now, expected.get(then.order_no)!),
      ...(hasLostTrigger ? [`${name}: its trigger was reached at ${then.triggered_at}`] : []),
      ...lost.map((fill) => `${name}: lost the fill ${fill}`),
    ]
  })
}

/**
 * Checks that every cancellation that was answered before the kill is stored: each order must still be canceled, with
 * the filled quantity and fee of the answer.
 */
export function auditCancels({ cancels }: Traffic, { orders }: Snapshot): string[] {
  return cancels.flatMap(({ member, answer }) => {
    if (answer?.code !== 1) return []
    const byNo = new Map(orders.get(member)?.map((order) => [order.order_no, order]))
    return answer.data.cancelled.flatMap((then) => {
      const now = byNo.get(then.order_no)
      const same = now?.status === 'cancelled' && now.filled === then.filled && now.fee === then.fee
      return same ? [] : [`${then.order_no}: its cancel was acknowledged, it is ${now?.status}`]
    })
  })
}

/**
 * Sends every order of a run again. For an order that is already stored, whether or not it was answered, the answer
 * must contain the same order number. An order that is not stored is placed now or refused.
 */
export async function resendOrders(url: string, { orders }: Traffic, before: Snapshot): Promise<string[]> {
  const find = finder(before)
  const problems: string[] = []
  const hand = async (list: Traffic['orders']) => {
    for (const sent of list) {
      const known = find(sent)
      const { code, data } = await call(url, 'spot.place', sent.request, sent.headers)
      if (known && data.order_no !== known.order_no)
        problems.push(
          `${sent.request.client_order_id}: ${known.order_no} was answered ${code} ${data.error ?? data.order_no}`,
        )
      // Before the process was killed, this order got no answer. Now the repeated request has been accepted. The answer
      // is stored, so that the checks after later kills report an error if the order is lost.
      if (code === 1 && sent.answer?.code !== 1) sent.answer = { code, data, replayed: false }
    }
  }
  const shares = Array.from({ length: 16 }, (_, share) =>
    orders.filter((_one, index) => index % 16 === share),
  )
  await Promise.all(shares.map(hand))
  return problems
}

/**
 * Sends all registrations again under the same idempotency keys, and checks that each returns the same member and
 * creates no second one.
 */
export async function resendRegistrations(url: string, { registrations }: Traffic): Promise<string[]> {
  const outcomes = registrations.map(async ({ request, headers, answer }) => {
    const again = await call(url, 'session.register', request, headers)
    const name = request.email
    if (again.code !== 1) return [`${name}: registering again was answered ${again.data.error}`]
    if (!answer) return []
    const same = answer.code === 1 && again.replayed && again.data.token === answer.data.token
    return same ? [] : [`${name}: registered anew`]
  })
  return (await Promise.all(outcomes)).flat()
}
