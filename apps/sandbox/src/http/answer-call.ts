import { fromUnits } from '@bourselet/sdk/money'
import type { Tx } from '../database/transaction.ts'
import { InsufficientBalance } from '../ledger/posting.ts'
import { invalid, Refusal } from '../refusals/refusal.ts'
import type { Operation } from './contract.ts'
import type { Desk } from './desk.ts'
import { type Envelope, refused, success } from './envelope.ts'
import type { Incoming } from './incoming.ts'
import { limitCall } from './limit-call.ts'
import { isPublicRead } from './origins.ts'
import type { Context, Keep } from './routes.ts'
import { answerProblem, checkRequest } from './validator.ts'

interface Submitting {
  submit: AnyHandler['answer']
}

/** A handler of either kind, as a function; `keep` is for those that commit by themselves. */
interface AnyHandler {
  commitsItself: boolean
  answer(request: unknown, context: Context, keep?: Keep<unknown>): unknown
}

/** The answer of a call, and whether it is a stored one. */
export interface Answer {
  envelope: Envelope
  replayed: boolean
}

/**
 * Answers one call in the order of rulebook 21: token, rate, fields, feature switch, then the handler.
 * Throws a Refusal for the first check that fails.
 */
export async function answerCall(desk: Desk, operation: Operation, incoming: Incoming): Promise<Answer> {
  if (incoming.caller === 'foreign' && !isPublicRead(operation)) throw new Refusal('FORBIDDEN')
  const visitorId = await recognise(desk, operation, incoming.token)
  limitCall(desk, operation, incoming.ip, visitorId)
  if (!operation.form) return answerRequest(desk, operation, incoming, visitorId)
  const leave = desk.formSlots.enter(visitorId ?? 0)
  try {
    return await answerRequest(desk, operation, incoming, visitorId)
  } finally {
    leave()
  }
}

async function answerRequest(
  desk: Desk,
  operation: Operation,
  incoming: Incoming,
  visitorId: number | null,
): Promise<Answer> {
  const { request, text } = await incoming.read()
  const key = keyOf(operation, incoming)
  checkRequest(operation, request, text)
  const handler = handlerOf(desk.routes[operation.id])
  if (operation.open || !handler) throw new Refusal('FORBIDDEN')

  const { language } = incoming
  const answered = (data: unknown) => {
    const problem = answerProblem(operation, data === undefined ? {} : data)
    if (problem) throw new Error(`answer off the contract: ${problem}`)
    return success(data, language)
  }
  const refuse = (refusal: Refusal) => refused(refusal, language)
  const run = async (tx?: Tx, keep?: Keep<unknown>) => {
    const context = contextOf(desk, incoming, visitorId, tx)
    return answered(await Promise.resolve(handler.answer(request, context, keep)).catch(throwRefusal))
  }
  if (key === undefined) return { envelope: await run(), replayed: false }
  const intent = { memberId: visitorId ?? 0, path: operation.path, key, request }
  const { answer, replayed } = handler.commitsItself
    ? await desk.idempotency.runApart(
        intent,
        (keep) =>
          run(undefined, (tx, outcome) =>
            keep(tx, outcome instanceof Refusal ? refuse(outcome) : answered(outcome)),
          ),
        refuse,
      )
    : await desk.idempotency.run(intent, run, refuse)
  return { envelope: answer, replayed }
}

function handlerOf(route: unknown): AnyHandler | undefined {
  if (route === undefined) return undefined
  if (typeof route !== 'function') return { commitsItself: true, answer: (route as Submitting).submit }
  return { commitsItself: false, answer: route as AnyHandler['answer'] }
}

async function recognise(
  desk: Desk,
  operation: Operation,
  token: string | undefined,
): Promise<number | null> {
  if (operation.login === 'none') return null
  const memberId = token === undefined ? null : await desk.exchange.members.recognise(token)
  if (memberId === null && operation.login === 'required') throw new Refusal('TOKEN_INVALID')
  return memberId
}

function keyOf(operation: Operation, { idempotencyKey }: Incoming): string | undefined {
  if (operation.idempotency !== 'key' || idempotencyKey === undefined) return undefined
  if (!/^[!-~]{1,64}$/.test(idempotencyKey)) throw invalid({ 'Idempotency-Key': 'RANGE' })
  return idempotencyKey
}

function contextOf(desk: Desk, { language, ip }: Incoming, visitorId: number | null, tx?: Tx): Context {
  return {
    visitorId,
    language,
    ip,
    get memberId() {
      if (visitorId === null) throw new Refusal('TOKEN_INVALID')
      return visitorId
    },
    transaction: (run) => (tx ? run(tx) : desk.exchange.database.transaction(run)),
  }
}

/** The ledger knows no words; a member's missing money gets its name here, once for all features. */
function throwRefusal(error: unknown): never {
  if (!(error instanceof InsufficientBalance)) throw error
  throw new Refusal('INSUFFICIENT_BALANCE', { params: { available: fromUnits(error.available) } })
}
