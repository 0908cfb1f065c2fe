import { expect, test } from '@playwright/test'
import { ask, freshMember } from './exchange.ts'

/** Returns the addresses of all pictures in an answer of the API. The addresses are paths of the site. */
function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/[\w/-]+\.(svg|png|jpe?g|webp)$/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(picturesIn)
}

test('the site serves every picture whose address the API returns @usually-desktop', async ({ request }) => {
  const { token } = await freshMember({ USDT: '10' })
  const answers = await Promise.all([
    ask('account.levels', undefined, token),
    ask('wallet.balances', {}, token),
    ask('market.coins', {}),
    ask('help.categories', undefined),
    ask('help.service', undefined),
    ask('help.whitepapers', {}),
    ask('notices.list', {}),
    ask('wealth.products', {}),
    ask('site.carousel', { position: 'home' }),
    ask('site.carousel', { position: 'ai' }),
  ])
  const pictures = [...new Set(answers.flatMap(picturesIn))]
  expect(pictures).toContain('/icons/btc.svg')
  expect(pictures).toContain('/icons/vip0.svg')
  for (const address of pictures) {
    // The site answers an unknown path with its HTML page, so the test checks the content type.
    const answer = await request.get(address)
    expect(answer.headers()['content-type'], address).toMatch(/^image\//)
  }
})
