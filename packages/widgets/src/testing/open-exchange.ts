import { type Bourselet, createBourselet, memoryStore } from '@bourselet/sdk'
import { expect, inject } from 'vitest'
import type { Look, Step } from '../../test-exchange/exchange.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testExchange: string
  }
}

export type TestExchange = {
  /** A real SDK client that is connected to the test exchange. */
  sdk: Bourselet
  /**
   * Triggers an action of the test exchange. An action that does nothing but emit an event (`member`, `publish`,
   * `candle`, `trades`) is triggered only after a client has subscribed to the topic of the event, because an event
   * without subscribers is lost.
   */
  step(step: Exclude<Step, { do: 'inspect' }>): Promise<void>
  /**
   * Returns the number of calls, the last request of each call, the subscribed topics and the number of connections.
   */
  inspect(): Promise<Look>
  close(): void
}

/** Returns the topic of the event if the action does nothing but emit an event; otherwise null. */
function topicOf(step: Step): string | null {
  if (step.do === 'member') return 'member'
  if (step.do === 'publish') return step.topic
  if (step.do === 'candle') return `candle:spot:${step.symbol}:${step.interval}`
  return step.do === 'trades' ? `trades:spot:${step.symbol}` : null
}

let count = 0

/**
 * Opens a separate exchange for one test on the shared test server. With `stream: false` its client polls
 * instead of streaming.
 */
export function openExchange({ stream = true }: { stream?: boolean } = {}): TestExchange {
  count += 1
  const baseUrl = `${inject('testExchange')}/x/${Date.now()}-${Math.random().toString(36).slice(2)}-${count}`
  const sdk = createBourselet({ baseUrl, tokenStore: memoryStore(), syncTabs: false, stream })
  const post = (step: Step) => fetch(`${baseUrl}/step`, { method: 'POST', body: JSON.stringify(step) })
  const inspect = async () => (await (await post({ do: 'inspect' })).json()) as Look
  return {
    sdk,
    async step(step) {
      const topic = topicOf(step)
      // A subscription to `mark:*` also receives the events of `mark:BTCUSDT`.
      const accepted = [topic, topic?.replace(/[^:]+$/, '*')]
      if (topic !== null)
        await expect
          .poll(async () => (await inspect()).topics, { timeout: 15_000 })
          .toSatisfy((topics: string[]) => topics.some((one) => accepted.includes(one)))
      const answer = await post(step)
      if (!answer.ok) throw new Error(await answer.text())
    },
    inspect,
    close: () => sdk.close(),
  }
}
