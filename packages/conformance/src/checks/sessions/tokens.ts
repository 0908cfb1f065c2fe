import { operations } from '@bourselet/openapi/operations'
import type { Deviation } from '../../report.ts'
import { answered, errorOf } from '../../target/exchange.ts'
import { isPresent, probe } from '../calls/presence.ts'
import { type Check, docs, expectThat } from '../check.ts'
import { refusedWith } from '../refusals/expect-refusal.ts'

const group = 'sessions' as const

const noToken: Check = {
  id: 'sessions/no-token',
  group,
  title: 'Each call of a member refuses a request without a token with 4001',
  docs: docs.refusal('TOKEN_INVALID'),
  async run(target, note) {
    const deviations: Deviation[] = []
    for (const operation of operations.filter(({ login }) => login === 'required')) {
      const exchange = await probe(target, operation)
      if (!isPresent(exchange)) continue
      const error = errorOf(exchange)
      // A write is sent with an empty request, so that it has no effect on any back end. The API contract does not
      // state whether the missing fields or the missing token are refused first, so both refusals are accepted.
      const isOpen = operation.retry !== 'read' && error === 'VALIDATION'
      if (isOpen) note(`${operation.id} checks the fields before the token`)
      else deviations.push(...refusedWith(exchange, 'TOKEN_INVALID'))
    }
    return deviations
  },
}

const WRONG = ['0123456789abcdef0123456789abcdef', 'conformance']

const wrongToken: Check = {
  id: 'sessions/wrong-token',
  group,
  title: 'A token that nobody has is refused with 4001',
  docs: docs.refusal('TOKEN_INVALID'),
  async run(target) {
    const deviations: Deviation[] = []
    for (const id of ['account.info', 'wallet.balances', 'spot.orders'] as const)
      for (const token of WRONG)
        deviations.push(...refusedWith(await target.send(id, {}, { token }), 'TOKEN_INVALID'))
    return deviations
  },
}

const publicRead: Check = {
  id: 'sessions/public-reads',
  group,
  title: 'Public reads are answered without a token',
  docs: docs.api,
  async run(target) {
    const deviations: Deviation[] = []
    for (const operation of operations.filter(({ login }) => login !== 'required')) {
      if (operation.retry !== 'read') continue
      const exchange = await probe(target, operation)
      deviations.push(
        ...expectThat(!isPresent(exchange) || errorOf(exchange) !== 'TOKEN_INVALID', () => ({
          ...{ call: exchange.call, expected: 'an answer for visitors', received: answered(exchange) },
        })),
      )
    }
    return deviations
  },
}

export const tokenChecks: Check[] = [noToken, wrongToken, publicRead]
