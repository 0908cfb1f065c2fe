import { createBourselet } from '@bourselet/sdk'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished } from 'vitest'
import type { Locale } from '../shared/i18n/locale.ts'
import { BourseletProvider } from '../shared/provider/bourselet-provider.tsx'
import type { BourseletClient } from '../shared/provider/client.ts'
import { type Page, pageOf } from '../shared/provider/page.ts'
import type { Density } from '../shared/provider/preferences.ts'
import { Root } from '../shared/ui/root.tsx'

export type KitOptions = {
  locale?: Locale
  density?: Density
  /** Renders inside a shadow root with adopted style sheets, as a custom element does. */
  shadow?: boolean
  /** A client that several renders share, as widgets on one page do. */
  client?: BourseletClient
  width?: number
  /** True to render as if in a frame on a page of another site. */
  framed?: boolean
}

/** Returns a client that is connected to no server, because UI components send no requests. */
export const silentClient = (): BourseletClient =>
  createBourselet({ baseUrl: '', stream: false, syncTabs: false })

/** Renders UI components in StrictMode and unmounts them after the test. */
export async function renderKit(
  node: ReactNode,
  options: KitOptions = {},
): Promise<{ page: Page; host: HTMLElement }> {
  const {
    locale,
    density = 'comfortable',
    shadow = false,
    client = silentClient(),
    width,
    framed = false,
  } = options
  const page = pageOf(client)
  const host = document.createElement('div')
  if (width) host.style.width = `${width}px`
  document.body.append(host)
  const root = createRoot(shadow ? shadowOf(host) : host)
  root.render(
    <StrictMode>
      <BourseletProvider client={client} locale={locale} framed={framed}>
        <Root name="test" density={density}>
          {node}
        </Root>
      </BourseletProvider>
    </StrictMode>,
  )
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  await expect.poll(() => (host.shadowRoot ?? host).querySelector('.bl-root')).not.toBeNull()
  return { page, host }
}

let adopted: { text: string; sheet: CSSStyleSheet } | null = null

/**
 * Returns a sheet with this text. Parsing it takes several milliseconds, so the last sheet is used again until the
 * styles change.
 */
function sheetOf(text: string): CSSStyleSheet {
  if (adopted?.text !== text) {
    adopted = { text, sheet: new CSSStyleSheet() }
    adopted.sheet.replaceSync(text)
  }
  return adopted.sheet
}

function shadowOf(host: HTMLElement): ShadowRoot {
  const shadow = host.attachShadow({ mode: 'open' })
  const loaded = [...document.querySelectorAll('style')]
  shadow.adoptedStyleSheets = [sheetOf(loaded.map(({ textContent }) => textContent).join('\n'))]
  return shadow
}
