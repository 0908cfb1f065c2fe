import { test as base } from '@playwright/test'
import type { Engine, EnginePage } from './engine.ts'
import { chromiumProgram, type EngineName, firefoxPath } from './find-engines.ts'
import { startPuppeteer } from './puppeteer-engine.ts'
import { startWebKit } from './webkit-engine.ts'

const starts: Record<EngineName, () => Promise<Engine>> = {
  chromium: () => startPuppeteer('chrome', chromiumProgram()!),
  firefox: () => startPuppeteer('firefox', firefoxPath()!),
  webkit: startWebKit,
}

/** A test that receives an empty tab of the engine that its Playwright project names. */
export const test = base.extend<{ tab: EnginePage }, { engine: Engine }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use, { project }) => {
      const engine = await starts[project.name as EngineName]()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine }, use) => {
    const tab = await engine.newPage()
    await use(tab)
    await tab.close()
  },
})
