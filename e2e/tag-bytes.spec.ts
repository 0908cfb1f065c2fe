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

/** Opens a page with a tag, and waits until the tag shows its content. */
async function showContent(page: Page, tag: string, content: string): Promise<void> {
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
          Object.assign(window, { shownAt: performance.now() })
        }).observe(root, { childList: true, subtree: true, characterData: true })
        return root
      }
    },
    [tag, content] as const,
  )
  await page.goto(`${partner}/reserved.html?tag=${tag}`)
  await page.waitForFunction(() => 'shownAt' in window)
}

/**
 * Returns the scripts that the page had requested when the tag showed its content. A script that was still loading at
 * that moment is in the list once it has arrived.
 */
const requestedScripts = (page: Page) =>
  page.evaluate(() => {
    const { shownAt } = window as never as { shownAt: number }
    const requested = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= shownAt)
    return [...new Set(requested.map(({ name }) => name).filter((name) => name.endsWith('.js')))]
  })

async function bytesOf(page: Page, scripts: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    scripts.map(async (script) => {
      const answer = await page.request.get(script)
      return gzipSync(await answer.body(), { level: 9 }).length
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

for (const [tag, content] of [
  ['bourselet-ticker', '.bl-ticker-quote__last'],
  ['bourselet-price-chart', '.bl-price-chart__canvas canvas'],
] as const)
  test(`until ${tag} shows its first content, a page loads the scripts that the table of bytes counts @desktop`, async ({
    page,
  }) => {
    await showContent(page, tag, content)
    const stated = await statedBytes(page, tag)
    await expect.poll(async () => bytesOf(page, await requestedScripts(page))).toBeGreaterThanOrEqual(stated)
    // Small parts that the tag loads with its content are not in the table.
    const scripts = await requestedScripts(page)
    expect(await bytesOf(page, scripts), scripts.join('\n')).toBeLessThan(stated * 1.02)
  })
