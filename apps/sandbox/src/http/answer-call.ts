import type { Operation } from '@bourselet/openapi/operations'
import { fromUnits } from '@bourselet/sdk/money'
import { isBusy } from '../database/connect.ts'
import { throwRolledBack } from '../database/lost-connection.ts'
import { InsufficientBalance } from '../ledger/posting.ts'
import type { SignedIn } from '../members/tokens.ts'
import { invalid, Refusal } from '../refusals/refusal.ts'
import type { AppContext } from './app-context.ts'
import { networkOf } from './client-address.ts'
import { type Envelope, refused, success } from './envelope.ts'
import type { Effect } from './idempotency.ts'
import type { Incoming } from './incoming.ts'
import { limitCall } from './limit-call.ts'
import { isPublicRead } from './origins.ts'
import { type Context, type Keep, type OperationId, Submission, Write } from './routes.ts'
import { answerProblem, checkRequest } from './validator.ts'

/** A handler of any call, without the types of a particular call. */
type AnyHandler = (request: unknown, context: Context) => unknown

/**
 * The answer of a call. `replayed` is true if the answer was stored by an earlier request with the same idempotency
 * key.
 */
export interface Answer {
  envelope: Envelope
  replayed: boolean
}

/**
 * Answers one call. Checks in this order: the token, the rate limits, the request's fields, and whether the call is
 * implemented. Then runs the handler. Throws a Refusal if a check fails, and TOO_MANY_REQUESTS if the database is busy.
 */
export async function answerCall(
  appContext: AppContext,
  operation: Operation,
  incoming: Incoming,
): Promise<Answer> {
  try {
    return await answerAllowed(appContext, operation, incoming)
  } catch (error) {
    // If the database was busy, nothing was written, so the refusal asks the client to repeat the call.
    throw isBusy(error) ? new Refusal('TOO_MANY_REQUESTS', { params: { retry_after: 1 } }) : error
  }
}

async function answerAllowed(
  appContext: AppContext,
  operation: Operation,
  incoming: Incoming,
): Promise<Answer> {
  if (incoming.caller === 'foreign' && !isPublicRead(operation)) throw new Refusal('FORBIDDEN')
  // Authentication writes only the last-seen time of the session. A connection lost during the authentication therefore
  // leaves no part of the call behind. The error is marked as rolled back, and the call is refused as busy.
  const visitor = await authenticate(appContext, operation, incoming).catch(throwRolledBack)
  if (NEVER_REFUSED.has(operation.id)) return answerAnyway(appContext, operation, incoming)
  limitCall(appContext, operation, incoming.ip, visitor?.memberId ?? null)
  if (!operation.form) return answerRequest(appContext, operation, incoming, visitor)
  const leave = await appContext.formSlots.enter(visitor?.memberId ?? 0, networkOf(incoming.ip))
  try {
    return await answerRequest(appContext, operation, incoming, visitor)
  } finally {
    leave()
  }
}

/** Calls that return no refusal: above the rate limit, their answer is an empty list. */
const NEVER_REFUSED: ReadonlySet<OperationId> = new Set(['help.service'])

/** Answers a call without validating the request. Above the rate limit, the answer is an empty list. */
async function answerAnyway(
  appContext: AppContext,
  operation: Operation,
  incoming: Incoming,
): Promise<Answer> {
  const asked = { ...incoming, idempotencyKey: undefined, read: async () => ({ request: {}, text: false }) }
  try {
    limitCall(appContext, operation, incoming.ip, null)
    return await answerRequest(appContext, operation, asked, null)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { envelope: success([], incoming.language), replayed: false }
  }
}

/**
 * Runs a read and limits how many reads of the same member run at the same time. For a call without a log-in, the reads
 * of the same network are limited instead.
 */
const read = <T>(
  { memberReads, networkReads }: AppContext,
  { ip }: Incoming,
  visitor: SignedIn | null,
  handle: () => Promise<T> | T,
): Promise<T> => (visitor ? memberReads(visitor.memberId, handle) : networkReads(networkOf(ip), handle))

async function answerRequest(
  appContext: AppContext,
  operation: Operation,
  incoming: Incoming,
  visitor: SignedIn | null,
): Promise<Answer> {
  const { request, text } = await incoming.read(appContext.exchange.settings.bodyLimits.formStepMs)
  const key = keyOf(operation, incoming)
  checkRequest(operation, request, text)
  const handler = appContext.routes[operation.id] as AnyHandler | undefined
  if (!operation.implemented || !handler) throw new Refusal('FORBIDDEN')

  const { language } = incoming
  const answered = (data: unknown) => {
    const problem = answerProblem(operation, data === undefined ? {} : data)
    if (problem) throw new Error(`answer off the contract: ${problem}`)
    return success(data, language)
  }
  const refuse = (refusal: Refusal) => refused(refusal, language)
  const handle = () => handler(request, contextOf(appContext, incoming, visitor))
  const prepare = async () => {
    const result =
      operation.retry === 'read' ? await read(appContext, incoming, visitor, handle) : await handle()
    return effectOf(result, appContext, answered, refuse)
  }
  if (key === undefined) return { envelope: await perform(appContext, await prepare()), replayed: false }
  const intent = { ...scopeOf(visitor, key, request, incoming.ip), path: operation.path, request }
  const { answer, replayed } = await appContext.idempotency.run(intent, prepare, refuse)
  return { envelope: answer, replayed }
}

/**
 * Returns the scope of an idempotency key: the member or, for a user who is not logged in, the e-mail address or phone
 * number in the request. Equal keys of two such users therefore do not collide. The user's network is used only if the
 * request contains neither, because the network may change between attempts.
 */
function scopeOf(visitor: SignedIn | null, key: string, request: Record<string, unknown>, ip: string) {
  if (visitor) return { memberId: visitor.memberId, key }
  const { email, area_code, phone } = request
  const requester = email ?? (phone === undefined ? networkOf(ip) : [area_code, phone])
  return { memberId: 0, key: JSON.stringify([requester, key]) }
}

/** Converts the result of a handler to an effect (the last step of a command) whose answer is an envelope. */
function effectOf(
  result: unknown,
  { exchange }: AppContext,
  answered: (data: unknown) => Envelope,
  refuse: (refusal: Refusal) => Envelope,
): Effect<Envelope> {
  if (result instanceof Write)
    return { write: async (tx) => answered(await result.run(exchange, tx).catch(throwRefusal)) }
  if (!(result instanceof Submission)) return { answer: answered(result) }
  return {
    submit: async (keep) => {
      const store: Keep<unknown> | undefined =
        keep && ((tx, outcome) => keep(tx, outcome instanceof Refusal ? refuse(outcome) : answered(outcome)))
      return answered(await result.run(store))
    },
  }
}

/** Runs the effect (the last step of the command) of a request without Idempotency-Key. The answer is not stored. */
function perform({ exchange }: AppContext, effect: Effect<Envelope>): Promise<Envelope> | Envelope {
  if ('answer' in effect) return effect.answer
  if ('write' in effect) return exchange.database.transaction(effect.write)
  return effect.submit()
}

async function authenticate(
  appContext: AppContext,
  operation: Operation,
  { token, ip }: Incoming,
): Promise<SignedIn | null> {
  if (operation.login === 'none') return null
  const visitor = token === undefined ? null : await appContext.exchange.visitors.authenticate(token, ip)
  if (visitor === null && operation.login === 'required') throw new Refusal('TOKEN_INVALID')
  return visitor
}

function keyOf(operation: Operation, { idempotencyKey }: Incoming): string | undefined {
  if (operation.idempotency !== 'key' || idempotencyKey === undefined) return undefined
  if (!/^[!-~]{1,64}$/.test(idempotencyKey)) throw invalid({ 'Idempotency-Key': 'RANGE' })
  return idempotencyKey
}

function contextOf(
  appContext: AppContext,
  { language, ip, device }: Incoming,
  visitor: SignedIn | null,
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
    db: appContext.exchange.database.db,
  }
}

/** Converts the ledger's error InsufficientBalance to a Refusal. */
function throwRefusal(error: unknown): never {
  if (!(error instanceof InsufficientBalance)) throw error
  throw new Refusal('INSUFFICIENT_BALANCE', { params: { available: fromUnits(error.available) } })
}
