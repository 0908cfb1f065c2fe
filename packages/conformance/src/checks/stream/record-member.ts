import type { Exchange } from '../../target/exchange.ts'
import { spotSymbol } from '../../target/market-facts.ts'
import { farOrder, orderNoOf, placeOrder } from '../../target/placed-order.ts'
import { newSession, renewOwnSession, sessionsOf } from '../../target/sign-in.ts'
import { type Frame, openSocket, type StreamClient } from '../../target/stream-client.ts'
import type { Target } from '../../target/target.ts'
import { NotChecked } from '../check.ts'

/** A socket on which a member's session token was sent, with the answers of the server. */
export interface SignedSocket {
  socket: StreamClient
  /** The server's answer to the token; undefined if none arrived in time. */
  answer: Frame | undefined
  /** The server's answer to the subscription of the member topic; undefined if none arrived in time. */
  subscribed: Frame | undefined
}

const isAnswer = ({ type }: Frame) => ['authed', 'signed_out', 'error'].includes(type)

/** Opens a socket, sends a session token, and subscribes the member topic if the server accepts the token. */
export async function authenticate(target: Target, token: string): Promise<SignedSocket> {
  const socket = await openSocket(target)
  await socket.until(({ type }) => type === 'hello')
  socket.send({ op: 'auth', token })
  const answer = await socket.until(isAnswer)
  if (answer?.type !== 'authed') return { socket, answer, subscribed: undefined }
  socket.send({ op: 'subscribe', id: 1, topics: ['member'] })
  const subscribed = await socket.until(({ id }) => id === 1)
  return { socket, answer, subscribed }
}

/** Returns the socket that is authenticated as the member. It is opened once in a run. */
export const memberSocket = (target: Target): Promise<SignedSocket> =>
  target.once('member stream', () => authenticate(target, target.token ?? ''))

/**
 * Places an order far from the market and cancels it, once in a run. Returns the order number and the member's socket,
 * which has received the events of the order.
 */
export function orderOnStream(target: Target): Promise<{ orderNo: string; signed: SignedSocket }> {
  return target.once('order on the stream', async () => {
    const signed = await memberSocket(target)
    if (signed.subscribed?.type !== 'subscribed') throw new NotChecked('the member topic is not subscribed')
    return { orderNo: await placeAndCancel(target, signed.socket), signed }
  })
}

/**
 * Places an order far from the market, cancels it, and waits for its events on a socket of the member. Returns the order
 * number.
 */
async function placeAndCancel(target: Target, socket: StreamClient): Promise<string> {
  const orderNo = orderNoOf(await placeOrder(target, 'spot', { ...(await farOrder(target, 'spot')) }))
  if (orderNo === undefined) throw new NotChecked('spot.place places no order')
  await target.send('spot.cancel', { order_no: orderNo })
  await socket.when(() => orderEvents(socket, orderNo).length >= 2)
  return orderNo
}

interface OrderEvent {
  kind: 'order'
  order: { order_no: string; status: string }
}

/** Returns the events of one order that a socket has received. */
export function orderEvents(socket: StreamClient, orderNo: string): OrderEvent[] {
  return socket
    .events()
    .filter(({ topic }) => topic === 'member')
    .map(({ data }) => data as OrderEvent)
    .filter((event) => event?.kind === 'order' && event.order?.order_no === orderNo)
}

/** The behavior of a socket after the server has ended the session of its token. */
export interface EndedOnStream {
  /** The call that ended the session, with its answer. */
  end: Exchange
  signedOut: boolean
  /** True if events of a public topic still arrived after the end of the session. */
  goesOn: boolean
  /**
   * Number of events on the socket about an order that the member placed after the end of the session; 0 if the run may
   * place no order.
   */
  leaked: number
}

/**
 * Opens a socket with a session of its own, ends this session, and returns the behavior of the socket. If the run may
 * write, the function then places and cancels an order, whose events the socket must not receive. The function does all
 * this only once in a run; later calls return the same result.
 */
export function endedOnStream(target: Target): Promise<EndedOnStream> {
  return target.once('ended on the stream', async () => {
    const session = await newSession(target)
    if ('problem' in session) throw new NotChecked(session.problem)
    const { socket, subscribed } = await authenticate(target, session.token)
    if (subscribed?.type !== 'subscribed') throw new NotChecked('the member topic is not subscribed')
    const topic = `index:${(await spotSymbol(target)).symbol}`
    socket.send({ op: 'subscribe', id: 2, topics: [topic] })
    await socket.until(({ id }) => id === 2)
    const id = (await sessionsOf(target, session.token)).find(({ current }) => current)?.id
    if (id === undefined) throw new NotChecked('account.info lists no current session')
    try {
      const end = await target.send('account.update', { end_session: id })
      const signedOut = await socket.when(() => socket.frames.some(({ type }) => type === 'signed_out'))
      const own = target.options.write ? await memberSocket(target) : undefined
      const orderNo =
        own?.subscribed?.type === 'subscribed' ? await placeAndCancel(target, own.socket) : undefined
      // The function waits for a later event of the index price. Events arrive in order, so events of the order would
      // have arrived before this event.
      const indexEvents = () => socket.events().filter((event) => event.topic === topic).length
      const count = indexEvents()
      const goesOn = await socket.when(() => indexEvents() > count)
      return { end, signedOut, goesOn, leaked: orderNo ? orderEvents(socket, orderNo).length : 0 }
    } finally {
      await renewOwnSession(target)
    }
  })
}
