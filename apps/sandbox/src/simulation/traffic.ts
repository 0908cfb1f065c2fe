import type { Random } from '../clock/random.ts'
import type { Request } from '../http/routes.ts'
import { findListing, type Listing } from '../prices/listings.ts'
import { type Answer, call } from './api.ts'
import { type OrderRequest, randomAmendment, randomOrder } from './random-order.ts'

export const SYMBOLS = ['BTCUSDT', 'LTCUSDT', 'ETHBTC'] as const

export interface Member {
  name: string
  headers: Record<string, string>
}

/** A request, and its answer if that arrived before the sandbox was killed. */
export interface Sent<Id extends 'spot.place' | 'spot.cancel' | 'session.register'> {
  member?: Member
  request: Request<Id>
  headers: Record<string, string>
  answer?: Answer<Id>
}

/** A spot order or amendment of a member. */
export type SentOrder = Sent<'spot.place'> & { member: Member; request: OrderRequest }

export interface Traffic {
  orders: SentOrder[]
  /** Amendments. Those of one order are in the sequence in which its client sent them. */
  amendments: SentOrder[]
  cancels: (Sent<'spot.cancel'> & { member: Member })[]
  registrations: Sent<'session.register'>[]
}

export const noTraffic = (): Traffic => ({
  orders: [],
  amendments: [],
  cancels: [],
  registrations: [],
})

export interface Scene {
  url: string
  members: Member[]
  /** Prefix of the client order ids and e-mail addresses of this run. */
  runName: string
  random: Random
}

const listingOf = (symbol: string): Listing => findListing(symbol)!

/** Trades as one member: places, amends and cancels orders until the connection breaks. */
async function trade(scene: Scene, member: Member, lane: string, traffic: Traffic): Promise<never> {
  const random = scene.random.fork(lane)
  const placed: SentOrder[] = []
  const last = new Map<string, string>()
  for (let index = 0; ; index++) {
    const symbol = SYMBOLS[random.below(SYMBOLS.length)]!
    if (!last.has(symbol) || index % 16 === 0)
      last.set(symbol, (await call(scene.url, 'market.depth', { symbol, limit: 5 })).data.last)
    const request = randomOrder(listingOf(symbol), last.get(symbol)!, `${lane}-${index}`, random)
    const sent: SentOrder = { member, request, headers: member.headers }
    traffic.orders.push(sent)
    sent.answer = await call(scene.url, 'spot.place', request, member.headers)
    if (sent.answer.code === 1) placed.push(sent)
    if (random.below(3) === 0) await amend(scene, last, placed, random, traffic)
    if (random.below(3) === 0) await cancel(scene, member, symbol, placed, random, traffic)
  }
}

/** Amends one of the 20 newest orders of a client, which are often still open. */
async function amend(
  { url }: Scene,
  last: ReadonlyMap<string, string>,
  placed: readonly SentOrder[],
  random: Random,
  traffic: Traffic,
): Promise<void> {
  const open = placed.slice(-20).filter(({ request }) => request.type !== 'market' && request.type !== 'oco')
  const order = open[random.below(open.length || 1)]
  if (order === undefined) return
  const { member, headers, answer, request: first } = order
  const { symbol } = first
  const present = last.get(symbol)!
  const request = randomAmendment(listingOf(symbol), present, first, answer!.data.order_no, random)
  const sent: SentOrder = { member, request, headers }
  traffic.amendments.push(sent)
  sent.answer = await call(url, 'spot.place', request, headers)
}

async function cancel(
  { url }: Scene,
  member: Member,
  symbol: string,
  placed: readonly SentOrder[],
  random: Random,
  traffic: Traffic,
): Promise<void> {
  const orderNo = placed[random.below(placed.length || 1)]?.answer?.data.order_no
  const request =
    random.below(12) === 0 || orderNo === undefined ? { all: true, symbol } : { order_no: orderNo }
  const sent: Traffic['cancels'][number] = { member, request, headers: member.headers }
  traffic.cancels.push(sent)
  sent.answer = await call(url, 'spot.cancel', request, member.headers)
}

/**
 * Registers 15 new members one after another, each under an idempotency key. More registrations could exceed the hourly
 * limit of verification codes.
 */
async function register({ url, runName }: Scene, traffic: Traffic): Promise<void> {
  for (let index = 0; index < 15; index++) {
    const email = `${runName}-${index}@example.com`
    const { data } = await call(url, 'session.sendCode', { scene: 'register', email })
    const sent: Sent<'session.register'> = {
      headers: { 'idempotency-key': `register-${email}` },
      request: {
        type: 'email',
        email,
        code: data.sandbox_code ?? '',
        password: 'abc12345',
        password_confirm: 'abc12345',
        invite_code: 'DEMQ24',
        agree: true,
      },
    }
    traffic.registrations.push(sent)
    sent.answer = await call(url, 'session.register', sent.request, sent.headers)
  }
}

/**
 * For each member of `scene`, runs as many trading clients as `lanes` states. Also runs one client that registers new
 * members. All clients run concurrently until the sandbox process ends. Returns the clients.
 */
export function runTraffic(scene: Scene, lanes: number, traffic: Traffic): Promise<void>[] {
  const traders = scene.members.flatMap((member) =>
    Array.from({ length: lanes }, (_, lane) =>
      trade(scene, member, `${scene.runName}-${member.name}-${lane}`, traffic),
    ),
  )
  return [...traders, register(scene, traffic)]
}
