import { shown } from '../../contract/json-path.ts'
import { answered } from '../../target/exchange.ts'
import { type Check, docs, expectThat, NotChecked } from '../check.ts'
import { messageDeviations } from './messages.ts'
import { authenticate, endedOnStream, memberSocket, orderEvents, orderOnStream } from './record-member.ts'

const group = 'stream' as const

const wrongToken: Check = {
  id: 'stream/wrong-token',
  group,
  title: 'A token that nobody has opens no member topic',
  docs: docs.stream,
  async run(target) {
    const { answer } = await authenticate(target, '0123456789abcdef0123456789abcdef')
    return expectThat(answer !== undefined && answer.type !== 'authed', () => ({
      call: 'auth with an unknown token',
      expected: 'signed_out or an error',
      received: answer ? shown(answer) : 'nothing',
    }))
  },
}

const signedIn: Check = {
  id: 'stream/auth',
  group,
  title: 'A valid token is answered with authed, and the member topic can be subscribed',
  docs: docs.stream,
  needs: ['member'],
  async run(target) {
    const { answer, subscribed } = await memberSocket(target)
    return [
      ...expectThat(answer?.type === 'authed', () => ({
        ...{ call: 'auth', expected: 'authed', received: answer ? shown(answer) : 'nothing' },
      })),
      ...expectThat(answer?.type !== 'authed' || subscribed?.type === 'subscribed', () => ({
        ...{ call: 'subscribe member', expected: 'subscribed', received: shown(subscribed) },
      })),
    ]
  },
}

const order: Check = {
  id: 'stream/order',
  group,
  title: 'Placing and cancelling an order publishes its states to the member',
  docs: docs.stream,
  needs: ['member', 'write'],
  async run(target) {
    const { orderNo, signed } = await orderOnStream(target)
    const states = orderEvents(signed.socket, orderNo).map(({ order }) => order.status)
    return ['open', 'cancelled'].flatMap((status) =>
      expectThat(states.includes(status), () => ({
        call: `spot.place and spot.cancel of ${orderNo}`,
        expected: `an event of kind order with status ${status}`,
        received: states.length > 0 ? states.join(', ') : 'no event of the order',
      })),
    )
  },
}

const shapes: Check = {
  id: 'stream/member-messages',
  group,
  title: 'Messages and events of the member have the shapes of the contract',
  docs: docs.stream,
  needs: ['member', 'write'],
  async run(target, note) {
    const { socket } = (await orderOnStream(target)).signed
    return messageDeviations(socket.frames, socket.events(), note)
  },
}

const signedOut: Check = {
  id: 'stream/signed-out',
  group,
  title: 'signed_out arrives when the token ends, public topics go on, and events of the member end',
  docs: docs.stream,
  needs: ['member', 'password'],
  async run(target) {
    const { end, signedOut, goesOn, leaked } = await endedOnStream(target)
    if (end.envelope?.code !== 1) throw new NotChecked(`account.update answers ${answered(end)}`)
    if (!signedOut && !goesOn) throw new NotChecked('the stream stands still')
    const call = 'account.update end_session'
    return [
      ...expectThat(signedOut, () => ({ call, expected: 'signed_out', received: 'nothing' })),
      ...expectThat(goesOn, () => ({ call, expected: 'further events of the index', received: 'none' })),
      ...expectThat(leaked === 0, () => ({
        call: 'spot.place and spot.cancel after the end of the session',
        expected: 'no event of the order on the socket of the ended session',
        received: `${leaked} events`,
      })),
    ]
  },
}

export const memberChecks: Check[] = [wrongToken, signedIn, order, shapes, signedOut]
