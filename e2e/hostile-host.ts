import type { Page } from '@playwright/test'
import { api, partner } from './addresses.ts'

interface Attacker {
  /** Returns the secrets that occur in the values which scripts of the host page have recorded. */
  caught(secrets: readonly string[]): Promise<string[]>
}

/**
 * Turns the page into a malicious host page. Before any script of the tags runs, it wraps the functions that a
 * tag could use for calls, shadow roots, messages, JSON and storage. The wrapping script runs in the top page
 * only, because a host page cannot run scripts in frames of another origin.
 */
export async function listenAsAttacker(page: Page): Promise<Attacker> {
  await page.addInitScript(
    (lines) => {
      if (window !== window.top) return
      const seen: string[] = []
      const roots: ShadowRoot[] = []
      const text = (value: unknown): string => {
        if (value instanceof Headers) return JSON.stringify([...value])
        if (value instanceof Request) return `${value.url} ${JSON.stringify([...value.headers])}`
        try {
          return typeof value === 'string' ? value : (stringify(value) ?? '')
        } catch {
          return String(value)
        }
      }
      const stringify = JSON.stringify
      /**
       * Replaces `owner[name]` by a function that records its arguments, and also its result if `after` is
       * given.
       */
      const wrap = (owner: object, name: string, after?: (answer: unknown) => void) => {
        const real = Reflect.get(owner, name) as (...args: unknown[]) => unknown
        Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
          seen.push(...args.map(text))
          const answer = Reflect.apply(real, this, args)
          after?.(answer)
          return answer
        })
      }
      wrap(window, 'fetch', (answer) => {
        void (answer as Promise<Response>)
          .then((response) => response.clone().text())
          .then(
            (body) => seen.push(body),
            () => {},
          )
      })
      wrap(JSON, 'parse', (answer) => seen.push(text(answer)))
      wrap(JSON, 'stringify')
      wrap(Element.prototype, 'attachShadow', (root) => roots.push(root as ShadowRoot))
      wrap(window, 'postMessage')
      wrap(MessagePort.prototype, 'postMessage')
      wrap(WebSocket.prototype, 'send')
      wrap(Storage.prototype, 'setItem')
      wrap(EventTarget.prototype, 'dispatchEvent')
      window.addEventListener('message', ({ data }) => seen.push(text(data)), true)
      // The operator's frames share a log-in over broadcast channels with these names. The host page opens channels
      // with the same names. Channels are separate for each origin, so the host's channels must receive nothing.
      for (const name of lines) new BroadcastChannel(name).onmessage = ({ data }) => seen.push(text(data))
      const heardOn = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')!
      Object.defineProperty(MessagePort.prototype, 'onmessage', {
        ...heardOn,
        set(listener: (event: MessageEvent) => void) {
          heardOn.set!.call(this, (event: MessageEvent) => {
            seen.push(text(event.data))
            listener.call(this, event)
          })
        },
      })
      const reach = (frame: HTMLIFrameElement): string => {
        try {
          return frame.contentDocument?.documentElement.outerHTML ?? ''
        } catch {
          return ''
        }
      }
      Object.assign(window, {
        leaked: () => [
          ...seen,
          ...roots.map((root) => root.innerHTML),
          ...roots.flatMap((root) => [...root.querySelectorAll('input')].map(({ value }) => value)),
          ...roots.flatMap((root) => [...root.querySelectorAll('iframe')].map(reach)),
        ],
      })
    },
    ['bourselet:frames', `bourselet:frames:${partner}`, `bourselet:${api}`],
  )
  return {
    caught: (secrets) =>
      page.evaluate((secrets) => {
        const all = (window as never as { leaked: () => string[] }).leaked()
        return secrets.filter((secret) => all.some((one) => one.includes(secret)))
      }, secrets as string[]),
  }
}
