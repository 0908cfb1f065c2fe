import { createBourselet, memoryStore } from '@bourselet/sdk'
import { BourseletProvider, pageOf, type Theme } from '@bourselet/widgets'
import { createRoot } from 'react-dom/client'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readSiteConfig } from '../../shared/site-config.ts'
import { SiteContext } from '../../shared/site-context.ts'
import { CodePanel } from './code-panel.tsx'
import { readState } from './gallery-state.ts'
import type { TagEntry } from './manifest.ts'

const entry: TagEntry = {
  tagName: 'bourselet-ticker',
  attributes: [],
  events: [],
  bourselet: {
    tier: 'open',
    widget: 'Ticker',
    from: '@bourselet/widgets/market',
    required: [],
    sdk: [],
    bytes: { page: 1, further: 1 },
  },
}

/**
 * Renders the code of the ticker for a member who has chosen a theme, with the query of a link to the gallery. Returns
 * a function that reads the text of the code.
 */
function show(chosen: Theme | null, link: string): () => string {
  localStorage.clear()
  const sdk = createBourselet({ baseUrl: inject('testExchange'), tokenStore: memoryStore(), syncTabs: false })
  pageOf(sdk).preferences.setState({ theme: chosen })
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
    sdk.close()
    localStorage.clear()
  })
  root.render(
    <BourseletProvider client={sdk} locale="en">
      <SiteContext value={readSiteConfig({}, { apiBase: '', name: 'Testbourse', theme: 'dark', tokens: {} })}>
        <CodePanel
          entry={entry}
          state={readState(new URLSearchParams(link), [entry])}
          attributes={{}}
          onChange={() => {}}
        />
      </SiteContext>
    </BourseletProvider>,
  )
  return () => host.textContent
}

test.each<[Theme | null, string, string]>([
  [null, '', 'dark'],
  ['light', '', 'light'],
  ['light', 'theme=dark', 'dark'],
  ['dark', 'host=bank', 'light'],
])(
  'with the member’s theme %s and the gallery link %s, the shown code contains the theme of the preview, which is %s',
  async (chosen, link, theme) => {
    await expect.poll(show(chosen, link)).toContain(`data-theme="${theme}"`)
  },
)
