import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { partner, site } from './addresses.ts'

type Declaration = { tagName: string; bourselet: { bytes: { first?: number } } }

/** Returns the bytes that, according to the build, a page loads until a tag shows its first price or candle. */
async function statedBytes(page: Page, tag: string): Promise<number> {
  const answer = await page.request.get(`${site}/elements/custom-elements.json`)
  const { modules } = (await answer.json()) as { modules: { declarations: Declaration[] }[] }
  const declarations = modules.flatMap(({ declarations }) => declarations)
  return declarations.find(({ tagName }) => tagName === tag)?.bourselet.bytes.first ?? 0
}

/**
 * Opens a page with a tag. Returns the scripts that the page has loaded at the moment when the tag shows its content.
 */
async function firstScripts(page: Page, tag: string, content: string): Promise<string[]> {
  await page.addInitScript(
    ([tag, content]) => {
      const attach = Element.prototype.attachShadow
      Element.prototype.attachShadow = function attachShadow(options) {
        const root = attach.call(this, options)
        if (this.localName !== tag) return root
        new MutationObserver((_, observer) => {
          const shown = root.querySelector(content)
          if (!shown || (shown.tagName !== 'CANVAS' && !/\d/.test(shown.textContent))) return
          observer.disconnect()
          const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
          Object.assign(window, { scripts: [...new Set(loaded.filter((name) => name.endsWith('.js')))] })
        }).observe(root, { childList: true, subtree: true, characterData: true })
        return root
      }
    },
    [tag, content] as const,
  )
  await page.goto(`${partner}/reserved.html?tag=${tag}`)
  const scripts = await page.waitForFunction(() => (window as never as { scripts?: string[] }).scripts)
  return (await scripts.jsonValue())!
}

for (const [tag, content] of [
  ['bourselet-ticker', '.bl-ticker-quote__last'],
  ['bourselet-price-chart', '.bl-price-chart__canvas canvas'],
] as const)
  test(`until ${tag} shows its first content, a page loads the scripts that the table of bytes counts @desktop`, async ({
    page,
  }) => {
    const scripts = await firstScripts(page, tag, content)
    const sizes = await Promise.all(
      scripts.map(async (script) => {
        const answer = await page.request.get(script)
        return gzipSync(await answer.body(), { level: 9 }).length
      }),
    )
    const loaded = sizes.reduce((sum, size) => sum + size, 0)
    const stated = await statedBytes(page, tag)
    expect(loaded, scripts.join('\n')).toBeGreaterThanOrEqual(stated)
    // Small parts that the tag loads with its content may have arrived before the content.
    expect(loaded, scripts.join('\n')).toBeLessThan(stated * 1.02)
  })
