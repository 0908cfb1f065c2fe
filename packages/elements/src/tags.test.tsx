import { afterEach, expect, test } from 'vitest'
import './autoload.ts'
import { configure } from './settings.ts'
import { tags } from './tags.ts'

// Nobody answers here: a tag must show its shape and then say what is wrong, not stay empty.
configure({ apiBase: 'http://localhost:1', streamUrl: '', locale: 'en' })

afterEach(() => document.body.replaceChildren())

test.each(Object.keys(tags))(
  '%s is fetched when a page shows it, and draws inside its own root',
  async (name) => {
    const element = document.createElement(name)
    element.setAttribute('symbol', 'BTCUSDT')
    document.body.append(element)
    await customElements.whenDefined(name)
    await expect
      .poll(() => element.shadowRoot?.querySelector('.bl-root')?.clientHeight ?? 0)
      .toBeGreaterThan(0)
    expect(element.shadowRoot!.querySelector('style')).toBeNull()
  },
)
