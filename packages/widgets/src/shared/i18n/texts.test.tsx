import { createRoot } from 'react-dom/client'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import * as compact from './compact-texts.ts'
import type { Locale } from './locale.ts'
import * as full from './texts.ts'

const files: Record<string, object> = {
  'en/shared': {
    cancel: 'Cancel',
    pages_one: '{{count}} page',
    pages_other: '{{count}} pages',
    send: { title: 'Send {{amount}} {{coin}}', done: 'Sent' },
  },
  'fr/shared': {
    cancel: 'Annuler',
    pages_one: '{{count}} page',
    pages_many: '{{count}} de pages',
    pages_other: '{{count}} pages',
    send: { title: 'Envoyer {{amount}} {{coin}}' },
  },
  'pt/shared': { cancel: 'Cancelar' },
}

type Show = (t: (key: string, params?: Record<string, string | number>) => string) => string

type ShownProps = { texts: typeof full; page: full.Texts; locale: Locale; show: Show }

function Shown({ texts, page, locale, show }: ShownProps) {
  const { t, ready } = texts.useMessages(page, locale, 'shared')
  return ready ? show(t) : '…'
}

/**
 * Opens a page that renders the text that `show` returns. The implementation `texts` loads the messages of the
 * namespace `shared` from `files`. The files in `lost` cannot be loaded. A file in `held` is loaded only when its
 * promise resolves.
 */
function open(texts: typeof full, show: Show, lost: string[] = [], held: Record<string, Promise<void>> = {}) {
  const fetched: string[] = []
  const page = texts.createTexts(async (locale, namespace) => {
    const file = `${locale}/${namespace}`
    fetched.push(file)
    await held[file]
    if (lost.includes(file)) throw new Error(`${file} is not reachable`)
    return files[file]!
  })
  const host = document.createElement('p')
  const root = createRoot(host)
  onTestFinished(() => root.unmount())
  return {
    fetched,
    page,
    render: (locale: Locale, key: string = locale) =>
      root.render(<Shown key={key} {...{ texts, page, locale, show }} />),
    text: () => host.textContent,
  }
}

describe.each([
  ['i18next', full],
  // The builds of the custom elements and of the member site replace texts.ts by compact-texts.ts, so both modules
  // export the same functions. Only their types differ, so the type is asserted here.
  ['compact', compact as unknown as typeof full],
])('messages with the implementation %s', (_name, texts) => {
  test('finds a nested message by a key joined with dots, and inserts its parameters', async () => {
    const { render, text } = open(texts, (t) => t('send.title', { amount: '<1>', coin: 'BTC' }))
    render('fr')
    await expect.poll(text).toBe('Envoyer <1> BTC')
  })

  test('a message with a count has the plural form that the language requires for this count', async () => {
    const { render, text } = open(texts, (t) =>
      [0, 1, 2, 1_000_000].map((count) => t('pages', { count })).join(', '),
    )
    render('en')
    await expect.poll(text).toBe('0 pages, 1 page, 2 pages, 1000000 pages')
    render('fr')
    await expect.poll(text).toBe('0 page, 1 page, 2 pages, 1000000 de pages')
  })

  test('if a language lacks a message, shows the English one, and loads the English messages only then', async () => {
    let isMissed = false
    const { fetched, render, text } = open(texts, (t) => (isMissed ? t('send.done') : t('cancel')))
    render('fr')
    await expect.poll(text).toBe('Annuler')
    expect(fetched).toEqual(['fr/shared'])
    isMissed = true
    render('pt')
    await expect.poll(text).toBe('Sent')
    expect(fetched.filter((file) => file === 'en/shared')).toHaveLength(1)
  })

  test('returns an empty text for a key without a message, even for a property name such as `toString`', async () => {
    const { render, text } = open(texts, (t) => `[${t('toString')}${t('send')}${t('nothing.at.all')}]`)
    render('en')
    await expect.poll(text).toBe('[]')
  })

  test('two simultaneous loads of a namespace fetch it only once, and a widget shows the messages', async () => {
    const { fetched, page, render, text } = open(texts, (t) => t('cancel'))
    await Promise.all([texts.loadTexts(page, 'fr', ['shared']), texts.loadTexts(page, 'fr', ['shared'])])
    render('fr')
    await expect.poll(text).toBe('Annuler')
    expect(fetched.filter((file) => file === 'fr/shared')).toHaveLength(1)
  })

  test('messages are not ready while they load, even if the English ones are loaded', async () => {
    let resolve = () => {}
    const promise = new Promise<void>((done) => {
      resolve = done
    })
    const { fetched, render, text } = open(texts, (t) => t('cancel'), [], { 'pt/shared': promise })
    for (const [locale, shown] of [
      ['en', 'Cancel'],
      ['fr', 'Annuler'],
      ['pt', '…'],
    ] as const) {
      render(locale, 'one widget')
      await expect.poll(text).toBe(shown)
    }
    expect(fetched).toContain('pt/shared')
    resolve()
    await expect.poll(text).toBe('Cancelar')
  })

  test('`loadTexts` resolves even if the messages cannot be fetched', async () => {
    const { page } = open(texts, (t) => t('cancel'), ['fr/shared'])
    await expect(texts.loadTexts(page, 'fr', ['shared'])).resolves.toBeUndefined()
  })
})

describe('compact-texts.ts, if messages cannot be fetched', () => {
  /**
   * Opens a page on which the files in `lost` cannot be loaded. `shown` advances the page's fake timers by 100 seconds, so
   * that the page repeats its failed requests, and returns the text that the page then shows.
   */
  function openWithTimers(lost: string[]) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const opened = open(compact as unknown as typeof full, (t) => t('cancel'), lost)
    const shown = async () => {
      await vi.advanceTimersByTimeAsync(100_000)
      return opened.text()
    }
    return { ...opened, shown }
  }

  test('repeats a failed request for messages until the messages arrive', async () => {
    const lost = ['fr/shared', 'en/shared']
    const { fetched, render, shown } = openWithTimers(lost)
    render('fr')
    await expect.poll(shown).toBe('…')
    await expect.poll(() => shown().then(() => fetched.length)).toBeGreaterThan(4)
    lost.length = 0
    await expect.poll(shown).toBe('Annuler')
    const { length } = fetched
    await shown()
    expect(fetched).toHaveLength(length)
  })

  test('shows the English messages until those of the selected language arrive', async () => {
    const lost = ['fr/shared']
    const { render, shown } = openWithTimers(lost)
    render('fr')
    await expect.poll(shown).toBe('Cancel')
    lost.length = 0
    await expect.poll(shown).toBe('Annuler')
  })

  test('repeats a failed request for messages at once when the browser is online again', async () => {
    const lost = ['fr/shared', 'en/shared']
    const { fetched, render, text } = openWithTimers(lost)
    render('fr')
    await expect.poll(() => fetched).toContain('en/shared')
    lost.length = 0
    window.dispatchEvent(new Event('online'))
    await expect.poll(text).toBe('Annuler')
    await vi.advanceTimersByTimeAsync(100_000)
    expect(fetched).toEqual(['fr/shared', 'en/shared', 'fr/shared'])
  })

  test('does not repeat a failed request for messages after the widgets show another language', async () => {
    const { fetched, render, shown } = openWithTimers(['fr/shared'])
    render('fr')
    await expect.poll(shown).toBe('Cancel')
    render('pt')
    await expect.poll(shown).toBe('Cancelar')
    const { length } = fetched
    await shown()
    expect(fetched).toHaveLength(length)
  })

  test('does not repeat a failed request for messages that no widget shows', async () => {
    const { fetched, page, shown } = openWithTimers(['fr/shared', 'en/shared'])
    await (page as unknown as compact.Texts).load('fr', 'shared')
    await shown()
    expect(fetched).toEqual(['fr/shared', 'en/shared'])
  })
})
