import { localeOf, pickLocale } from '@bourselet/widgets'
import { pageSettings } from '../settings.ts'
import { frameWords } from './frame-words.ts'

export interface DrawnFrame {
  place: HTMLElement
  iframe: HTMLIFrameElement
  /** Loads the frame's page from a site. If the page is already loaded, loads it again. */
  open(site: URL): void
  show(state: 'loading' | 'ready' | 'failed'): void
}

/** Returns the readable name of a tag: `bourselet-trade-ticket` -> `trade ticket`. */
const spoken = (name: string) => name.replace(/^bourselet-/, '').replaceAll('-', ' ')

const directory = (site: URL) => (site.pathname.endsWith('/') ? site : new URL(`${site.pathname}/`, site))

/**
 * Sandbox permissions of a frame. `allow-downloads` lets the member download CSV files and share cards. `allow-modals`
 * lets the frame open the print dialog of the browser.
 */
const may = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads'

function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  element.className = className
  element.append(...children)
  return element
}

/**
 * Creates a tag's frame with a loading skeleton and an error message, which has a link to the site and a retry
 * button.
 */
export function drawFrame(name: string, onRetry: () => void): DrawnFrame {
  const iframe = make('iframe', 'frame')
  iframe.referrerPolicy = 'no-referrer'
  iframe.setAttribute('sandbox', may)
  iframe.allow = name === 'bourselet-kyc' ? 'clipboard-write; camera' : 'clipboard-write'

  const link = make('a', 'open')
  link.target = '_blank'
  link.rel = 'noreferrer'
  const retry = make('button', 'retry')
  retry.type = 'button'
  retry.addEventListener('click', onRetry)
  const wait = make('div', 'wait')
  // Screen readers announce an alert when its content changes, but not if it has its content from the start. So
  // the content is set only when the frame fails.
  const failed = make('div', 'failed')
  failed.role = 'alert'

  const place = make('div', 'place', iframe, wait, failed)
  return {
    place,
    iframe,
    open(site) {
      iframe.title = `${site.hostname}: ${spoken(name)}`
      link.href = site.href
      // After a failure, the member can try again, and the page must load again. If the iframe only got the same
      // address again, the browser would navigate within the loaded page. The iframe is therefore removed and inserted
      // again.
      iframe.remove()
      iframe.src = new URL(`elements/frame.html#${name}`, directory(site)).href
      place.prepend(iframe)
    },
    show(state) {
      if (place.dataset.state === state) return
      place.dataset.state = state
      iframe.inert = state !== 'ready'
      place.ariaBusy = String(state === 'loading')
      failed.replaceChildren()
      if (state !== 'failed') return
      // The height of the former content is removed. With this height, the error message could be below the visible
      // part of the window.
      iframe.style.height = ''
      // The language of the page may have changed since the frame was drawn.
      const language = localeOf(pageSettings().locale) ?? pickLocale(navigator.languages)
      const words = frameWords(language, link.hostname)
      link.textContent = words.open
      retry.textContent = words.retry
      failed.append(make('p', 'text', words.failed), make('div', 'actions', link, retry))
    },
  }
}
