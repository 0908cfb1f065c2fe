import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleMember } from '../../../testing/member.ts'
import { openExchange, type TestExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { pageOf } from '../../../testing/show-orders.tsx'
import { siteSettings } from '../../../testing/site-settings.ts'
import { Invite } from './invite.tsx'

const team = {
  invite_code: 'K7M2QX',
  invite_link: 'https://app.example/register?code=K7M2QX',
  direct_count: 1,
  team_count: 4,
  active_count: 2,
  team_deposit_usdt: '100.00000000',
  team_volume_usdt: '200.00000000',
  reward_today_usdt: '4.37000000',
  reward_total_usdt: '261.99000000',
  rates: ['0.2', '0.1', '0.05'],
  members: pageOf([
    {
      uid: '10218',
      account: 'm***@example.com',
      level: 1,
      registered_at: Date.UTC(2026, 0, 1),
      active: true,
      deposit_usdt: '100.00000000',
      volume_usdt: '200.00000000',
      reward_usdt: '63.64000000',
    },
  ]),
}

type Setting = { site?: string; framed?: boolean; link?: string; step?: Parameters<TestExchange['step']>[0] }

async function show({ site, framed, link, step }: Setting = {}) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  if (step) await exchange.step(step)
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data: sampleMember() })
  await exchange.step({
    do: 'answer',
    call: 'getTeamData',
    data: { ...team, ...(link ? { invite_link: link } : {}) },
  })
  exchange.sdk.token.set('t'.repeat(32))
  await renderKit(<Invite site={site} />, {
    ...{ client: exchange.sdk, locale: 'en', width: 1100, shadow: true, framed },
  })
  return exchange
}

test('shows the invitation link and code, the reward rates, the rewards and the team', async () => {
  await show()
  await expect.element(page.getByText('K7M2QX', { exact: true })).toBeVisible()
  await expect.element(page.getByText('https://app.example/register?code=K7M2QX')).toBeVisible()
  await expect.element(page.getByText('261.99 USDT')).toBeVisible()
  await expect.element(page.getByText('4.37 USDT')).toBeVisible()
  for (const rate of ['20%', '10%', '5%']) await expect.element(page.getByText(rate)).toBeVisible()
  await expect.element(page.getByText('m***@example.com')).toBeVisible()
})

test('outside an iframe, the invitation link leads to the site in the prop `site`', async () => {
  await show({ site: 'https://other.example/', link: '/register?code=K7M2QX' })
  await expect.element(page.getByText('https://other.example/register?code=K7M2QX')).toBeVisible()
})

test('in an iframe, the invitation link leads to the site of the iframe’s page, not to the site in the prop `site`', async () => {
  await show({ site: 'https://evil.example/', link: '/register?code=K7M2QX', framed: true })
  await expect.element(page.getByText(`${location.origin}/register?code=K7M2QX`)).toBeVisible()
  await expect.element(page.getByText('evil.example')).not.toBeInTheDocument()
})

test('when the member chooses a level of the team, requests the members of that level', async () => {
  const exchange = await show()
  await page.getByRole('tab', { name: 'Level 2' }).click()
  await expect
    .poll(async () => (await exchange.inspect()).requests.getTeamData)
    .toMatchObject({ level: 2, page: 1 })
})

test('the invitation link leads to the given site, and the poster shows its QR code and the invitation code', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data: sampleMember() })
  const relative = { ...team, invite_link: '/register?code=K7M2QX' }
  await exchange.step({ do: 'answer', call: 'getTeamData', data: relative })
  await exchange.step({ do: 'answer', call: 'getWebSetting', data: siteSettings() })
  exchange.sdk.token.set('t'.repeat(32))
  await renderKit(<Invite site="https://exchange.example" />, { client: exchange.sdk, locale: 'en' })
  await expect.element(page.getByText('https://exchange.example/register?code=K7M2QX')).toBeVisible()
  await page.getByRole('button', { name: 'Poster' }).click()
  const poster = page.getByRole('img', { name: 'Poster with the QR code and the invitation code K7M2QX' })
  await expect.element(poster).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Download' })).toBeVisible()
  // A white pixel in the margin of the QR code and a dark pixel in the corner of the poster show that both have been
  // drawn.
  const brightness = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = (poster.element() as HTMLCanvasElement)
      .getContext('2d')!
      .getImageData(x, y, 1, 1).data
    return red + green + blue
  }
  await expect.poll(() => brightness(330, 462)).toBe(765)
  expect(brightness(10, 10)).toBeLessThan(120)
})

test('the poster closes when another log-in token replaces the member’s token', {
  tags: 'deep',
}, async () => {
  const exchange = await show({ step: { do: 'answer', call: 'getWebSetting', data: siteSettings() } })
  await page.getByRole('button', { name: 'Poster' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  exchange.sdk.token.set('u'.repeat(32))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(async () => (await exchange.inspect()).calls.getTeamData).toBe(2)
  await page.getByRole('button', { name: 'Poster' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('the poster appears only after the settings of the site are loaded, because they decide whether it shows the sandbox note', async () => {
  const exchange = await show({ step: { do: 'hold', call: 'getWebSetting' } })
  await page.getByRole('button', { name: 'Poster' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Poster of your invitation' })).toBeVisible()
  await expect.poll(async () => (await exchange.inspect()).calls.getWebSetting).toBe(1)
  await expect.element(page.getByRole('img', { name: /^Poster/ })).not.toBeInTheDocument()
})

test('if the settings of the site fail to load, a button loads them again, and the poster appears', async () => {
  const failure = { do: 'fail', call: 'getWebSetting', code: 4003, error: 'FORBIDDEN' } as const
  const exchange = await show({ step: failure })
  await page.getByRole('button', { name: 'Poster' }).click()
  const retry = page.getByRole('dialog').getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  const poster = page.getByRole('img', { name: /^Poster/ })
  await expect.element(poster).not.toBeInTheDocument()
  await exchange.step({ do: 'answer', call: 'getWebSetting', data: siteSettings() })
  await retry.click()
  await expect.element(poster).toBeVisible()
})
