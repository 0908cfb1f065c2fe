import { isDeepStrictEqual } from 'node:util'
import { compare, sub } from '@bourselet/sdk/money'
import { shown } from '../../contract/json-path.ts'
import type { Deviation } from '../../report.ts'
import { answered, type Exchange } from '../../target/exchange.ts'
import { spotSymbol } from '../../target/market-facts.ts'
import { repeatedQuote } from '../../target/repeated-quote.ts'
import { repeatedTransfer } from '../../target/repeated-transfer.ts'
import { type Check, docs, expectThat, NotChecked } from '../check.ts'
import { refusedWith } from '../refusals/expect-refusal.ts'

const group = 'idempotency' as const
const trade = ['member', 'write'] as const
const move = [...trade, 'fundPassword'] as const

/**
 * Returns the deviations of the answer to a repeated request from the answer to the first request. The order of the
 * fields may differ, because JSON gives it no meaning.
 */
function repeatDeviations(first: Exchange, again: Exchange): Deviation[] {
  if (first.envelope?.code !== 1) throw new NotChecked(`${first.operation.id} answers ${answered(first)}`)
  const mark = again.answer.headers.get('idempotent-replayed')
  return [
    ...expectThat(isDeepStrictEqual(again.envelope?.data, first.envelope.data), () => ({
      call: `${again.call} with the key of the first request`,
      path: '$.data',
      expected: `${shown(first.envelope?.data)}, the first answer`,
      received: answered(again),
    })),
    ...expectThat(mark !== null, () => ({
      call: `${again.call} with the key of the first request`,
      path: 'Idempotent-Replayed',
      expected: 'this header',
      received: 'nothing',
    })),
  ]
}

const quote: Check = {
  id: 'idempotency/convert.convert/repeat',
  group,
  title: 'convert.convert answers the same key and body with the first answer, marked Idempotent-Replayed',
  docs: docs.headers,
  needs: trade,
  async run(target) {
    const { first, again } = await repeatedQuote(target)
    return repeatDeviations(first, again)
  },
}

const quoteConflict: Check = {
  id: 'idempotency/convert.convert/conflict',
  group,
  title: 'convert.convert refuses the same key with another body with 4090 IDEMPOTENCY_CONFLICT',
  docs: docs.refusal('IDEMPOTENCY_CONFLICT'),
  needs: trade,
  async run(target) {
    const { first, other } = await repeatedQuote(target)
    if (first.envelope?.code !== 1) throw new NotChecked(`convert.convert answers ${answered(first)}`)
    return refusedWith(other, 'IDEMPOTENCY_CONFLICT')
  },
}

const transfer: Check = {
  id: 'idempotency/convert.exchange/repeat',
  group,
  title: 'convert.exchange moves money once for three requests under one key',
  docs: docs.headers,
  needs: move,
  async run(target) {
    const { first, again, amount, before, after } = await repeatedTransfer(target)
    const moved = sub(before, after)
    return [
      ...repeatDeviations(first, again),
      ...expectThat(compare(moved, amount) === 0, () => ({
        call: first.call,
        expected: `${amount} USDT less in the spot account`,
        received: `${moved} USDT less`,
      })),
    ]
  },
}

const transferConflict: Check = {
  id: 'idempotency/convert.exchange/conflict',
  group,
  title: 'convert.exchange refuses the same key with another body with 4090 IDEMPOTENCY_CONFLICT',
  docs: docs.refusal('IDEMPOTENCY_CONFLICT'),
  needs: move,
  async run(target) {
    return refusedWith((await repeatedTransfer(target)).other, 'IDEMPOTENCY_CONFLICT')
  },
}

const longKey: Check = {
  id: 'idempotency/key-format',
  group,
  title: 'A key of 65 characters is refused with 4022',
  docs: 'api/shapes/#schema-IdempotencyKey',
  needs: trade,
  async run(target) {
    const { base } = await spotSymbol(target)
    const request = { from_coin: 'USDT', to_coin: base, from_amount: '50' }
    const headers = { 'idempotency-key': 'k'.repeat(65) }
    return refusedWith(await target.send('convert.convert', request, { headers }), 'VALIDATION')
  },
}

export const keyChecks: Check[] = [quote, quoteConflict, transfer, transferConflict, longKey]
