import { readdirSync } from 'node:fs'
import type { Data, OperationId, Request } from '@bourselet/openapi'
import document from '@bourselet/openapi/openapi.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import type { Call, CallOptions } from '../transport/call.ts'
import { account } from './account/account.ts'
import { ai } from './ai/ai.ts'
import { convert } from './convert/convert.ts'
import { deposit } from './deposit/deposit.ts'
import { futures } from './futures/futures.ts'
import { help } from './help/help.ts'
import { invite } from './invite/invite.ts'
import { kyc } from './kyc/kyc.ts'
import { loans } from './loans/loans.ts'
import { market } from './market/market.ts'
import { notices } from './notices/notices.ts'
import { prediction } from './prediction/prediction.ts'
import { savings } from './savings/savings.ts'
import { session } from './session/session.ts'
import { site } from './site/site.ts'
import { spot } from './spot/spot.ts'
import { wallet } from './wallet/wallet.ts'
import { wealth } from './wealth/wealth.ts'
import { withdraw } from './withdraw/withdraw.ts'

type FeatureName = OperationId extends `${infer Name}.${string}` ? Name : never
type Method<Op extends OperationId> =
  Request<Op> extends undefined
    ? (options?: CallOptions) => Promise<Data<Op>>
    : (request: Request<Op>, options?: CallOptions) => Promise<Data<Op>>
type Feature<Name extends string> = {
  [Op in OperationId as Op extends `${Name}.${infer Verb}` ? Verb : never]: Method<Op>
}
type Untyped = { [Op in OperationId]: [Data<Op>] extends [never] ? Op : never }[OperationId]

// Compared by tsc: a missing feature or call, or another request or answer than the contract's, does not compile.
const features = {
  account,
  ai,
  convert,
  deposit,
  futures,
  help,
  invite,
  kyc,
  loans,
  market,
  notices,
  prediction,
  savings,
  session,
  site,
  spot,
  wallet,
  wealth,
  withdraw,
} satisfies { [Name in FeatureName]: (call: Call) => Feature<Name> }

// Compared by tsc too: where the contract's types fell apart to never, the line above would say nothing.
const everyAnswerIsTyped: [Untyped] extends [never] ? true : Untyped = true

type Operation = { operationId: string; requestBody?: unknown; parameters: { in?: string; $ref?: string }[] }
const operations = Object.values<Record<string, Operation>>(document.paths).flatMap(Object.values<Operation>)
const takesRequest = new Map(
  operations.map((one) => [
    one.operationId,
    !!one.requestBody || one.parameters.some((at) => at.in === 'query'),
  ]),
)

const told: unknown[][] = []
const note = ((...given: unknown[]) => {
  told.push(given)
}) as unknown as Call
const methods = Object.entries(features).flatMap(([name, feature]) =>
  Object.entries(feature(note)).map(([verb, method]) => ({
    operation: `${name}.${verb}`,
    method: method as CallableFunction,
  })),
)

describe('features', () => {
  test('every folder is joined here', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )
    expect(folders.map((entry) => entry.name).sort()).toEqual(Object.keys(features).sort())
  })

  test('every operation of the contract has one method of its name, and no method is without one', () => {
    expect(methods.map((one) => one.operation).sort()).toEqual([...takesRequest.keys()].sort())
    expect(methods).toHaveLength(88)
    expect(everyAnswerIsTyped).toBe(true)
  })

  test.each(methods)(
    '$operation asks for itself and passes request and options on',
    ({ operation, method }) => {
      const request = { symbol: 'BTCUSDT' }
      const options = { timeoutMs: 1 }
      told.length = 0
      if (takesRequest.get(operation)) method(request, options)
      else method(options)
      expect(told).toEqual([[operation, takesRequest.get(operation) ? request : undefined, options]])
    },
  )
})
