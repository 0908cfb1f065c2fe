import { expect } from '@playwright/test'
import { site } from '../addresses.ts'
import { test } from './fixtures.ts'

/** Returns the first price that the page shows, or an empty text. */
const readPrice = () => document.querySelector('main .bl-price')?.textContent ?? ''

for (const path of ['/home', '/exchange'])
  test(`the site’s page ${path} shows a live price`, async ({ tab }) => {
    await tab.open(site + path)
    await expect.poll(() => tab.run(readPrice)).toMatch(/\d\.\d/)
    const before = await tab.run(readPrice)
    await expect.poll(() => tab.run(readPrice)).not.toBe(before)
    expect(tab.problems()).toEqual([])
  })
