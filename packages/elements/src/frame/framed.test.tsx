import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { defineTag } from '../element.tsx'
import { loadMemberClient } from '../load-member-client.ts'
import { configure } from '../settings.ts'
import { tags } from '../tags.ts'
import { isFramed, tierOf } from '../tiers.ts'
import { drawFrame } from './draw-frame.ts'
import { frameSheet } from './frame-sheet.ts'
import { frameWords } from './frame-words.ts'
import { defineFramed } from './framed-element.ts'
import { greet } from './inside/greet.ts'
import { readToFrame } from './inside/read-to-frame.ts'
import type { ToFrame } from './messages.ts'
import { mountFrame } from './mount-frame.ts'

const partner = 'http://localhost:1'

beforeEach(() => configure({ apiBase: 'http://localhost:1', streamUrl: '', locale: 'en', site: partner }))
afterEach(() => {
  document.body.replaceChildren()
  configure({ site: '' })
})
defineFramed('bourselet-scripted')

/**
 * Replaces the page in the frame of a tag by a document of the same origin, and returns the port that the tag then
 * sends to the frame. The original page in the frame has another origin, so the test could not read the messages that
 * this page receives.
 */
const portOf = (root: ShadowRoot): Promise<MessagePort> =>
  new Promise((done) => {
    // A listener of the capture phase runs first. This listener therefore replaces `postMessage` before the listener of
    // the tag sends the message port.
    const onLoad = ({ target }: Event) => {
      const { contentWindow } = target as HTMLIFrameElement
      contentWindow!.postMessage = (_: unknown, ...rest: [unknown, MessagePort[]?]) => done(rest[1]![0]!)
    }
    root.addEventListener('load', onLoad, { capture: true, once: true })
    root.querySelector('iframe')!.srcdoc = '<p>frame</p>'
  })

/**
 * Opens the port to a tag, as the page in its frame would do, and sends the tag the message `ready`. The returned
 * functions read the messages that the tag has sent: `values` returns the last values, `sent` the number of messages
 * with values, `picks` all picked prices, `picked` the last picked price, and `scheme` the last color scheme.
 */
async function frameOf(root: ShadowRoot, props: readonly string[] = []) {
  await expect.poll(() => root.querySelector('iframe')).not.toBeNull()
  const port = await portOf(root)
  const received: ToFrame[] = []
  port.addEventListener('message', ({ data }) => received.push(readToFrame(JSON.parse(data))!))
  port.start()
  onTestFinished(() => port.close())
  port.postMessage(JSON.stringify({ type: 'ready', props }))
  const last = <T extends ToFrame['type']>(type: T) =>
    received.findLast((one): one is Extract<ToFrame, { type: T }> => one.type === type)
  await expect.poll(() => last('props')).toBeDefined()
  const picks = () => received.flatMap((one) => (one.type === 'pick' ? [one.picked] : []))
  return {
    values: () => last('props')?.values,
    sent: () => received.filter(({ type }) => type === 'props').length,
    picks,
    picked: () => picks().at(-1),
    scheme: () => last('appearance')?.scheme,
  }
}

const Probe = ({ symbol }: { symbol?: string; onDone?: () => void }) => <output>{symbol}</output>
const probe = { widget: Probe, props: { symbol: 'string' } } as const
defineTag<{ guide?: number | readonly string[]; isOpen?: boolean }>({
  name: 'bourselet-guide',
  widget: () => null,
  props: { guide: 'json', isOpen: 'boolean' },
})
defineTag<{ symbol?: string }>({ name: 'bourselet-secret', ...probe })
defineTag<{ symbol?: string }>({ name: 'bourselet-ticker', ...probe })

const show = (name: string) => {
  const element = document.createElement(name)
  element.setAttribute('symbol', 'BTCUSDT')
  document.body.append(element)
  return element.shadowRoot!
}

describe('classification of tags', () => {
  test('only the six tags of public market data have the tier `open`; every other tag is a member tag', () => {
    const open = Object.keys(tags).filter((name) => tierOf(name) === 'open')
    expect(open.map((name) => name.replace('bourselet-', ''))).toEqual([
      'ticker',
      'coin-list',
      'order-book',
      'depth-chart',
      'recent-trades',
      'price-chart',
    ])
    expect(tierOf('bourselet-anything-new')).toBe('money')
  })

  test('a member tag is put into a frame only if the page has another origin than the site', () => {
    expect(isFramed('bourselet-login')).toBe(true)
    expect(isFramed('bourselet-ticker')).toBe(false)
    configure({ site: location.origin })
    expect(isFramed('bourselet-login')).toBe(false)
    // A value that is not an http(s) address is ignored.
    configure({ site: 'javascript:alert(1)' })
    expect(isFramed('bourselet-login')).toBe(false)
  })
})

describe('member tag on a partner’s page', () => {
  test('a member tag mounts a sandboxed frame of the operator’s site and no widget', async () => {
    const root = show('bourselet-secret')
    await expect.poll(() => root.querySelector('iframe')).not.toBeNull()
    const frame = root.querySelector('iframe')!
    expect(frame.src).toBe(`${partner}/elements/frame.html#bourselet-secret`)
    expect(frame.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads',
    )
    expect(frame.getAttribute('allow')).toBe('clipboard-write')
    expect(frame.referrerPolicy).toBe('no-referrer')
    expect(frame.title).toBe('localhost: secret')
    expect(root.querySelector('output')).toBeNull()
  })

  test('a frame may open the print dialog of the browser', async () => {
    const root = show('bourselet-secret')
    await expect.poll(() => root.querySelector('iframe')).not.toBeNull()
    const frame = root.querySelector('iframe')!
    await new Promise<void>((done) => {
      frame.addEventListener('load', () => done(), { once: true })
      frame.srcdoc = '<p>list</p>'
    })
    // Without `allow-modals` in the attribute `sandbox`, the frame ignores `print` and emits no event `beforeprint`.
    const inside = frame.contentWindow!
    let isPrinted = false
    inside.addEventListener('beforeprint', () => {
      isPrinted = true
    })
    inside.print()
    await expect.poll(() => isPrinted).toBe(true)
  })

  test('a frame allows the camera only for identity verification', () => {
    const allow = (name: string) => drawFrame(name, () => {}).iframe.getAttribute('allow')
    expect(allow('bourselet-kyc')).toBe('clipboard-write; camera')
    expect(allow('bourselet-withdraw')).toBe('clipboard-write')
  })

  test('a tag whose frame fails has the height of its error message, which is in the current language of the page', () => {
    const { place, iframe, open, show: set } = drawFrame('bourselet-loans', () => {})
    open(new URL(partner))
    const host = document.createElement('div')
    document.body.append(host)
    const root = host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [frameSheet(window)]
    root.append(place)
    set('ready')
    iframe.style.height = '1400px'
    configure({ locale: 'ja-JP' })
    set('failed')
    expect(place.offsetHeight).toBe(200)
    expect(place.querySelector('p')?.textContent).toBe(frameWords('ja', 'localhost').failed)
    set('loading')
    expect(place.querySelector('p')).toBeNull()
  })

  test('a member tag that becomes a frame while the member client loads shows only the frame', async () => {
    const root = show('bourselet-secret')
    configure({ site: location.origin })
    configure({ site: partner })
    await expect.poll(() => root.querySelector('iframe')).not.toBeNull()
    await loadMemberClient()
    await new Promise((done) => setTimeout(done))
    expect(root.querySelector('output')).toBeNull()
  })

  test('when the configured site changes, a member tag becomes a widget if the site has the origin of the page, otherwise a frame', async () => {
    const root = show('bourselet-secret')
    await expect.poll(() => root.querySelector('iframe')).not.toBeNull()
    configure({ site: location.origin })
    await expect.poll(() => root.querySelector('output')?.textContent).toBe('BTCUSDT')
    await expect.poll(() => root.querySelector('iframe')).toBeNull()
    configure({ site: partner })
    await expect.poll(() => root.querySelector('iframe')).not.toBeNull()
    await expect.poll(() => root.querySelector('output')).toBeNull()
  })

  test.each(['bourselet-secret', 'bourselet-scripted'])(
    'when the configured site changes from one foreign origin to another, the frame of <%s> loads from the new site',
    async (name) => {
      const root = show(name)
      const frames = () => [...root.querySelectorAll('iframe')].map(({ src, title }) => [src, title])
      await expect.poll(frames).toHaveLength(1)
      const kept = root.querySelector('iframe')
      configure({ site: partner, theme: 'dark' })
      configure({ site: 'http://127.0.0.1:1/members' })
      await expect
        .poll(frames)
        .toEqual([
          [
            `http://127.0.0.1:1/members/elements/frame.html#${name}`,
            `127.0.0.1: ${name.replace('bourselet-', '')}`,
          ],
        ])
      expect(root.querySelector('iframe')).toBe(kept)
      configure({ theme: undefined })
    },
  )

  test.each(['bourselet-secret', 'bourselet-scripted'])(
    'when <%s> is moved to another element of the page, its frame gets the theme of that element and later changes of this theme',
    async (name) => {
      const root = show(name)
      const frame = await frameOf(root)
      await expect.poll(frame.scheme).toBe('light')
      const section = document.createElement('section')
      section.dataset.blTheme = 'dark'
      document.body.append(section)
      ;(section as unknown as { moveBefore(node: Node, before: null): void }).moveBefore(root.host, null)
      await expect.poll(frame.scheme).toBe('dark')
      section.dataset.blTheme = 'light'
      await expect.poll(frame.scheme).toBe('light')
    },
  )

  test('a market tag is never put into a frame', async () => {
    const root = show('bourselet-ticker')
    await expect.poll(() => root.querySelector('output')?.textContent).toBe('BTCUSDT')
    expect(root.querySelector('iframe')).toBeNull()
  })

  test('a member tag does not send its message port to a document of another origin, such as after a redirect', async () => {
    const host = document.createElement('div')
    document.body.append(host)
    const root = host.attachShadow({ mode: 'open' })
    const { unmount } = mountFrame(host, root, { name: 'bourselet-secret', onReady: () => {} })
    const frame = root.querySelector('iframe')!
    // Simulates a redirect: the frame then contains a document of another origin than the site.
    frame.srcdoc = '<p>redirected</p>'
    const received: unknown[] = []
    await new Promise<void>((done) => {
      frame.addEventListener('load', () => {
        const inside = frame.contentWindow!
        inside.addEventListener('message', ({ data }) => {
          received.push(data)
          if (data === 'last') done()
        })
        inside.postMessage('last', '*')
      })
    })
    expect(received).toEqual(['last'])
    unmount()
  })

  test('a frame gets the text of a JSON attribute unchanged, and a property value that is not a string as JSON', async () => {
    const element = document.createElement('bourselet-guide') as HTMLElement & Record<string, unknown>
    element.setAttribute('guide', '3')
    document.body.append(element)
    const frame = await frameOf(element.shadowRoot!)
    expect(frame.values()).toEqual({ guide: '3', 'is-open': null, 'embed-session': null })
    element.guide = 7
    await expect.poll(() => frame.values()?.guide).toBe('7')
    element.guide = ['a', 'b']
    element.isOpen = true
    await expect.poll(frame.values).toEqual({ guide: '["a","b"]', 'is-open': true, 'embed-session': null })
    element.guide = undefined
    await expect.poll(() => frame.values()?.guide).toBeNull()
    element.setAttribute('guide', '4')
    await expect.poll(() => frame.values()?.guide).toBe('4')
    element.guide = null
    await expect.poll(() => frame.values()?.guide).toBeNull()
    // If a single value is too long, the frame ignores all values of the message. The tag therefore sends null instead
    // of a value that is too long. It also sends null instead of a value that cannot be converted to JSON.
    for (const guide of ['x'.repeat(300).split(''), 7n]) {
      element.guide = 5
      await expect.poll(() => frame.values()?.guide).toBe('5')
      element.guide = guide
      await expect.poll(() => frame.values()?.guide).toBeNull()
    }
  })

  test('a tag sends null instead of a text that is too long for the frame, and sends its other values unchanged', async () => {
    const root = show('bourselet-secret')
    const frame = await frameOf(root)
    Object.assign(root.host, { symbol: 'x'.repeat(300), embedSession: 'once' })
    await expect.poll(frame.values).toEqual({ symbol: null, 'embed-session': 'once' })
  })

  /** Picks a price in a book of the page, which is in a shadow root and may have its symbol in lower case. */
  const pick = (detail: string, symbol = ' ethusdt ') => {
    const host = document.createElement('div')
    document.body.append(host)
    const book = document.createElement('output')
    book.setAttribute('symbol', symbol)
    host.attachShadow({ mode: 'open' }).append(book)
    book.dispatchEvent(new CustomEvent('bourselet-price-select', { detail, bubbles: true, composed: true }))
  }

  test('a price picked in a book of the page reaches the frame, even if the symbol is in lower case and the book is in a shadow root', async () => {
    const frame = await frameOf(show('bourselet-secret'))
    pick('3000.5')
    await expect.poll(frame.picked).toEqual({ product: 'spot', symbol: 'ETHUSDT', price: '3000.5' })
  })

  test('of the prices picked while the frame is loading, the last one of each symbol reaches the frame once the frame is ready', async () => {
    const root = show('bourselet-secret')
    await expect.poll(() => root.querySelector('iframe')).not.toBeNull()
    pick('3000.5')
    pick('3001.5')
    pick('60000.5', 'BTCUSDT')
    const frame = await frameOf(root)
    await expect.poll(() => frame.picks().map(({ price }) => price)).toEqual(['3001.5', '60000.5'])
    pick('3002.5')
    await expect.poll(() => frame.picked()?.price).toBe('3002.5')
  })

  test('when a frame becomes ready, it receives for each attribute the value that was set last, by the attribute or by its property', async () => {
    const values = async (name: string, change: (element: HTMLElement & Record<string, unknown>) => void) => {
      const element = document.createElement(name) as HTMLElement & Record<string, unknown>
      change(element)
      document.body.append(element)
      if (!customElements.get(name)) defineFramed(name)
      return (await frameOf(element.shadowRoot!, ['symbol', 'without-bar'])).values()
    }
    for (const name of ['bourselet-scripted', 'bourselet-secret']) {
      const attributeLast = await values(name, (element) => {
        element.symbol = 'A'
        element.setAttribute('symbol', 'B')
      })
      expect(attributeLast).toMatchObject({ symbol: 'B' })
      const propertyLast = await values(name, (element) => {
        element.setAttribute('symbol', 'A')
        element.symbol = 'B'
      })
      expect(propertyLast).toMatchObject({ symbol: 'B' })
    }
    // If an attribute and its property are set before the tag is defined, it is unknown which was set last. The frame
    // then receives the value of the property.
    expect(
      await values('bourselet-defined-late', (element) => {
        element.withoutBar = true
        element.symbol = 'A'
        element.setAttribute('symbol', 'B')
      }),
    ).toEqual({ symbol: 'A', 'without-bar': true })
  })

  test.each(['bourselet-secret', 'bourselet-scripted'])(
    'after many quick changes of an attribute of <%s>, the frame has received few messages, and the last value',
    async (name) => {
      const root = show(name)
      const frame = await frameOf(root, ['symbol'])
      const before = frame.sent()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      onTestFinished(() => void vi.useRealTimers())
      for (let at = 0; at < 100; at += 1) {
        root.host.setAttribute('symbol', `COIN${at}`)
        await vi.advanceTimersByTimeAsync(8)
      }
      await vi.advanceTimersByTimeAsync(1_000)
      await expect.poll(() => frame.values()?.symbol).toBe('COIN99')
      expect(frame.sent() - before).toBeLessThanOrEqual(20)
    },
  )

  test('after its frame has started, a tag waits 30 s for the content before it shows an error', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const root = show('bourselet-scripted')
    const port = await portOf(root)
    onTestFinished(() => port.close())
    const state = () => root.querySelector<HTMLElement>('.place')!.dataset.state
    const isRead = new Promise((done) => root.host.addEventListener('bourselet-read', done, { once: true }))
    port.postMessage(JSON.stringify({ type: 'started' }))
    port.postMessage(JSON.stringify({ type: 'event', name: 'bourselet-read', detail: null }))
    await isRead
    vi.advanceTimersByTime(29_000)
    expect(state()).toBe('loading')
    vi.advanceTimersByTime(2_000)
    expect(state()).toBe('failed')
  })

  test('a frame of the script build receives for each attribute the value that was set last, by the attribute or by its property', async () => {
    const element = document.createElement('bourselet-scripted') as HTMLElement & Record<string, unknown>
    element.setAttribute('symbol', 'A')
    element.symbol = 'B'
    document.body.append(element)
    const frame = await frameOf(element.shadowRoot!, ['symbol', 'without-bar'])
    const symbol = () => frame.values()?.symbol
    expect(frame.values()).toEqual({ symbol: 'B', 'without-bar': null })
    element.setAttribute('symbol', 'C')
    expect(element.symbol).toBe('C')
    await expect.poll(symbol).toBe('C')
    element.setAttribute('symbol', 'D')
    element.symbol = 'E'
    expect(element.symbol).toBe('E')
    element.withoutBar = true
    await expect.poll(frame.values).toEqual({ symbol: 'E', 'without-bar': true })
    element.symbol = undefined
    await expect.poll(symbol).toBeNull()
    element.setAttribute('symbol', 'F')
    await expect.poll(symbol).toBe('F')
    element.removeAttribute('symbol')
    await expect.poll(symbol).toBeNull()
  })

  test.each(['bourselet-secret', 'bourselet-scripted'])(
    'the frame of <%s> keeps its styles when the tag is moved or inserted into another document',
    async (name) => {
      const popup = document.createElement('iframe')
      document.body.append(popup)
      const other = popup.contentDocument!
      const root = show(name)
      const width = () => {
        const frame = root.querySelector('iframe')
        return frame && frame.ownerDocument.defaultView!.getComputedStyle(frame).borderTopWidth
      }
      await expect.poll(width).toBe('0px')
      other.body.append(root.host)
      await expect.poll(width).toBe('0px')
      document.body.append(root.host)
      await expect.poll(width).toBe('0px')
      root.host.remove()
      await expect.poll(width).toBeNull()
      other.body.append(root.host)
      await expect.poll(width).toBe('0px')
    },
  )

  test('removing the tag from the page also removes its frame', async () => {
    const root = show('bourselet-secret')
    await expect.poll(() => root.querySelector('iframe')).not.toBeNull()
    root.host.remove()
    await expect.poll(() => root.querySelector('iframe')).toBeNull()
  })
})

describe('handshake between a tag and its frame', () => {
  const event = (options: Partial<MessageEventInit>) =>
    new MessageEvent('message', {
      data: 'bourselet:1',
      source: window.parent,
      origin: location.ancestorOrigins[0] ?? location.origin,
      ports: [new MessageChannel().port1],
      ...options,
    })

  test.each([
    ['a sibling frame or a popup as its source', { source: window }],
    ['no source', { source: null }],
    ['an origin that is not the parent’s', { origin: 'https://exchange.example.evil.example' }],
    ['the origin `null`', { origin: 'null' }],
    ['other data than the handshake', { data: { type: 'props' } }],
    ['no port', { ports: [] }],
    ['two ports', { ports: [new MessageChannel().port1, new MessageChannel().port2] }],
  ] as [string, Partial<MessageEventInit>][])(
    'the frame ignores a message with %s and then accepts exactly one valid message of its parent',
    (_, wrong) => {
      const greeted: [MessagePort, string][] = []
      greet((...one) => greeted.push(one))
      window.dispatchEvent(event(wrong))
      expect(greeted).toEqual([])
      const right = event({})
      window.dispatchEvent(right)
      window.dispatchEvent(event({}))
      expect(greeted).toEqual([[right.ports[0], right.origin]])
    },
  )

  test.each([
    ['does not report the parent’s origin', undefined],
    ['reports `null` as the parent’s origin', 'null'],
  ])('the frame ignores a message with the origin `null` if the browser %s', (_, reported) => {
    const greeted: string[] = []
    greet(
      (_, host) => greeted.push(host),
      () => reported,
    )
    window.dispatchEvent(event({ origin: 'null' }))
    expect(greeted).toEqual([])
    window.dispatchEvent(event({}))
    expect(greeted).toHaveLength(1)
  })
})
