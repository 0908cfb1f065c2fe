import { fromUnits } from '@bourselet/sdk/money'
import type { Tx } from '../database/transaction.ts'
import { InsufficientBalance } from '../ledger/posting.ts'
import type { SignedIn } from '../members/tokens.ts'
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
  const visitor = await recognise(desk, operation, incoming.token)
  limitCall(desk, operation, incoming.ip, visitor?.memberId ?? null)
  if (!operation.form) return answerRequest(desk, operation, incoming, visitor)
  const leave = desk.formSlots.enter(visitor?.memberId ?? 0)
  try {
    return await answerRequest(desk, operation, incoming, visitor)
  } finally {
    leave()
  }
}

async function answerRequest(
  desk: Desk,
  operation: Operation,
  incoming: Incoming,
  visitor: SignedIn | null,
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
    const context = contextOf(desk, incoming, visitor, tx)
    return answered(await Promise.resolve(handler.answer(request, context, keep)).catch(throwRefusal))
  }
  if (key === undefined) return { envelope: await run(), replayed: false }
  const intent = { memberId: visitor?.memberId ?? 0, path: operation.path, key, request }
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
): Promise<SignedIn | null> {
  if (operation.login === 'none') return null
  const visitor = token === undefined ? null : await desk.exchange.members.recognise(token)
  if (visitor === null && operation.login === 'required') throw new Refusal('TOKEN_INVALID')
  return visitor
}

function keyOf(operation: Operation, { idempotencyKey }: Incoming): string | undefined {
  if (operation.idempotency !== 'key' || idempotencyKey === undefined) return undefined
  if (!/^[!-~]{1,64}$/.test(idempotencyKey)) throw invalid({ 'Idempotency-Key': 'RANGE' })
  return idempotencyKey
}

function contextOf(
  desk: Desk,
  { language, ip, device }: Incoming,
  visitor: SignedIn | null,
  tx?: Tx,
): Context {
  return {
    visitorId: visitor?.memberId ?? null,
    sessionId: visitor?.sessionId ?? null,
    language,
    ip,
    device,
    get memberId() {
      if (visitor === null) throw new Refusal('TOKEN_INVALID')
      return visitor.memberId
    },
    transaction: (run) => (tx ? run(tx) : desk.exchange.database.transaction(run)),
  }
}

/** The ledger knows no words; a member's missing money gets its name here, once for all features. */
function throwRefusal(error: unknown): never {
  if (!(error instanceof InsufficientBalance)) throw error
  throw new Refusal('INSUFFICIENT_BALANCE', { params: { available: fromUnits(error.available) } })
}
