import type { PageSettings } from './page-settings.ts'
import { configure } from './settings.ts'

const attributes = {
  site: 'site',
  'api-base': 'apiBase',
  stream: 'streamUrl',
  locale: 'locale',
  theme: 'theme',
  'market-colours': 'marketColours',
  density: 'density',
  'token-store': 'tokenStore',
} as const satisfies Record<string, keyof PageSettings>

/** The name of an attribute of `<bourselet-config>`. */
export type SettingName = keyof typeof attributes

/** Returns the settings in the attributes of an element. The script tag has them as `data-` attributes. */
export function settingsOf(element: Element, prefix = ''): PageSettings {
  const settings: Record<string, string> = {}
  for (const [attribute, setting] of Object.entries(attributes)) {
    const value = element.getAttribute(prefix + attribute)
    if (value !== null) settings[setting] = value
  }
  return settings as PageSettings
}

/**
 * Defines `<bourselet-config api-base="…" locale="ja">`, which holds the settings shared by all tags of the
 * page.
 */
export function defineConfig(): void {
  if (typeof customElements === 'undefined' || customElements.get('bourselet-config')) return
  customElements.define(
    'bourselet-config',
    class extends HTMLElement {
      static observedAttributes = Object.keys(attributes)
      connectedCallback() {
        this.hidden = true
        configure(settingsOf(this))
      }
      attributeChangedCallback(name: keyof typeof attributes) {
        // If an attribute is removed, its setting has the default value again.
        if (this.isConnected) configure({ [attributes[name]]: undefined, ...settingsOf(this) })
      }
    },
  )
}
