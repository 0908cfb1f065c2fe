import type { WebSocket } from 'ws'
import { eventProblems, problemsOf, refusalProblem, sampleOf } from './contract.ts'
import { createMarket, type Request } from './market.ts'
import { createPeers } from './peers.ts'
import type { Level } from './sample-market.ts'

/** An action that a test triggers on the exchange. */
export type Step =
  | { do: 'depth'; symbol: string; bids?: Level[]; asks?: Level[]; skip?: boolean }
  | { do: 'ticker'; symbol: string; last: string; change_pct?: string; high_24h?: string }
  | { do: 'trades'; symbol: string; list: object[] }
  | { do: 'candle'; symbol: string; interval: string; candle: object }
  | { do: 'member'; data: object }
  /**
   * Emits an event of any topic. It is used for topics that have no action of their own. `seq` is the sequence number of
   * the event, which changes of an order book need.
   */
  | { do: 'publish'; topic: string; data: unknown; seq?: number }
  /** Refuses a call, or answers it with an HTTP status. With `breaksContract`, the refusal may violate the contract. */
  | {
      do: 'fail'
      call: string
      status?: number
      code?: number
      error?: string
      data?: object
      breaksContract?: boolean
    }
  | { do: 'hold'; call: string }
  /** Loses the answers of a call. With `once`, only the next one: later requests get the answer that is set. */
  | { do: 'drop'; call: string; once?: boolean }
  | { do: 'redirect'; call: string; location: string }
  | { do: 'restore'; call: string }
  /**
   * Sets the answer of a call. With `breaksContract`, the answer may violate the contract, to test how a widget handles
   * such an answer. With `when`, only requests that contain the fields of `when` get the answer. With `after`, only
   * requests that arrive after a request of the call `after` get it.
   */
  | { do: 'answer'; call: string; data: unknown; breaksContract?: boolean; when?: Request; after?: string }
  /** Sets the answers of several calls, by their names. */
  | { do: 'answers'; data: Record<string, unknown>; breaksContract?: boolean }
  /** Sets the answer of a call to the example of the contract, with some fields replaced. */
  | { do: 'sample'; call: string; changes?: object }
  | { do: 'cut' }
  /** Stops all answers and streams until the action `up` follows. */
  | { do: 'down' }
  | { do: 'up' }
  | { do: 'inspect' }

export type Look = {
  calls: Record<string, number>
  /** The body or the query of the last request of each call, by the last part of the call's path. */
  requests: Record<string, Request>
  topics: string[]
  connections: number
}

/**
 * An answer to a request. `held` requests are never answered. For `dropped` requests, the connection closes
 * without an answer.
 */
type Answer = { status: number; body: unknown; location?: string } | 'held' | 'dropped'

const ok = (data: unknown): Answer => ({ status: 200, body: { code: 1, info: 'success', data } })

/**
 * Returns the answer if it fulfills the API contract; otherwise an answer with status 500 that lists the violations.
 */
function valid(call: string, data: unknown): Answer {
  const problems = problemsOf(call, data)
  if (problems.length === 0) return ok(data)
  console.error(`The test's answer of ${call} breaks the contract:`, problems)
  return { status: 500, body: problems }
}

/**
 * Market answers that are known to fulfill the API contract. All markets share the answers that contain candles, so
 * each of these is checked only once.
 */
const checked = new WeakSet<object>()

function validOnce(call: string, data: object): Answer {
  if (checked.has(data)) return ok(data)
  const answer = valid(call, data)
  if (typeof answer === 'object' && answer.status === 200) checked.add(data)
  return answer
}

const refused = (code: number, error: string | undefined, data?: object) => ({
  status: 200,
  body: { code, info: 'refused', data: { error, ...data } },
})

type Rule = Extract<Step, { call: string }>

/**
 * Returns the fields that a request must contain so that a rule, which sets the answer of a call, applies. Returns an
 * empty object for most rules, because they apply to every request.
 */
const whenOf = (rule: Rule): Request => (rule.do === 'answer' && rule.when) || {}
/** Returns the call that must have been received before the rule applies; undefined for most rules. */
const afterOf = (rule: Rule) => (rule.do === 'answer' ? rule.after : undefined)
const keyOf = (rule: Rule) => JSON.stringify([rule.call, whenOf(rule), afterOf(rule)])
/**
 * Returns the number of conditions of a rule. If several rules apply to a request, the one with the most conditions is
 * used.
 */
const conditionsOf = (rule: Rule) => Object.keys(whenOf(rule)).length + (afterOf(rule) ? 1 : 0)
const contains = (request: Request, fields: Request) =>
  // All values of a query string are strings. So all values are converted to strings before they are compared.
  Object.entries(fields).every(([name, value]) => `${request[name as keyof Request]}` === `${value}`)

/** Returns the answer that the test has set for a call; undefined if it has set none. */
function ruled(rule: Rule | undefined): Answer | undefined {
  if (rule?.do === 'hold') return 'held'
  if (rule?.do === 'drop') return 'dropped'
  if (rule?.do === 'answer') return rule.breaksContract ? ok(rule.data) : valid(rule.call, rule.data)
  if (rule?.do === 'sample') return valid(rule.call, sampleOf(rule.call, rule.changes))
  if (rule?.do === 'redirect') return { status: 302, body: '', location: rule.location }
  if (rule?.do !== 'fail') return undefined
  const { status = 200, code, error, data } = rule
  return { status, body: code ? refused(code, error, data).body : 'down' }
}

/** Creates a small exchange whose market and answers the test controls. */
export function createExchange() {
  const market = createMarket()
  const peers = createPeers()
  const rules = new Map<string, Rule>()
  const calls: Look['calls'] = {}
  const requests: Look['requests'] = {}
  const rule = (step: Rule) => rules.set(keyOf(step), step)
  const isReceived = (call: string | undefined) => !call || calls[call] !== undefined
  const ruleFor = (call: string, request: Request) =>
    [...rules.values()]
      .filter((one) => one.call === call && contains(request, whenOf(one)) && isReceived(afterOf(one)))
      .toSorted((a, b) => conditionsOf(b) - conditionsOf(a))[0]
  const lost = new Set<string>()
  let isDown = false

  const emit = (topic: string, data: unknown, seq?: number) => {
    const problems = eventProblems(topic, data)
    if (problems.length > 0) throw new Error(`The test's event breaks the contract: ${problems.join('; ')}`)
    peers.emit(topic, data, seq)
  }

  const steps: { [K in Step['do']]: (step: Extract<Step, { do: K }>) => unknown } = {
    depth({ symbol, bids, asks, skip }) {
      const { seq, data } = market.change(symbol, bids, asks, skip)
      emit(`depth:spot:${symbol}`, data, seq)
    },
    ticker: ({ do: _, symbol, ...figures }) => emit(`ticker:spot:${symbol}`, market.move(symbol, figures)),
    trades: ({ symbol, list }) => emit(`trades:spot:${symbol}`, list),
    member: ({ data }) => emit('member', data),
    publish: ({ topic, data, seq }) => emit(topic, data, seq),
    candle: ({ symbol, interval, candle }) => emit(`candle:spot:${symbol}:${interval}`, candle),
    fail(step) {
      const { call, code, error = '', breaksContract } = step
      const problem = code === undefined || breaksContract ? null : refusalProblem(call, error, code)
      if (problem !== null) throw new Error(`The test's refusal breaks the contract: ${problem}`)
      rule(step)
    },
    hold: rule,
    drop: (step) => (step.once ? lost.add(step.call) : rule(step)),
    answer: rule,
    answers({ data, ...rest }) {
      for (const [call, one] of Object.entries(data)) rule({ ...rest, do: 'answer', call, data: one })
    },
    sample: rule,
    redirect: rule,
    restore: (step) => rules.delete(keyOf(step)),
    cut: peers.cut,
    down() {
      isDown = true
      peers.cut()
    },
    up() {
      isDown = false
    },
    inspect: (): Look => ({ calls, requests, topics: peers.topics(), connections: peers.connections() }),
  }

  return {
    connect: (socket: WebSocket) => (isDown ? socket.terminate() : peers.connect(socket)),
    answer(call: string, request: Request): Answer {
      calls[call] = (calls[call] ?? 0) + 1
      requests[call] = request
      if (isDown || lost.delete(call)) return 'dropped'
      const answer = ruled(ruleFor(call, request))
      if (answer) return answer
      if (request.symbol && !market.knows(request.symbol)) return refused(5301, 'SYMBOL_UNKNOWN')
      const data = market.answer(call, request)
      return data === undefined ? { status: 404, body: '' } : validOnce(call, data)
    },
    step: <K extends Step['do']>(step: Extract<Step, { do: K }>) =>
      (steps[step.do] as (step: Step) => unknown)(step),
  }
}

export type Exchange = ReturnType<typeof createExchange>
