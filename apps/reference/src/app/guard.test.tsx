import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { longWait, renderSite } from '../testing/render-site.tsx'

const login = { token: 'a'.repeat(32), expire_at: 4_000_000_000_000 }
const orders = { page: { limit: 100, total: 0, pages: 0, current: 1 }, list: [] }

async function logIn() {
  await page.getByRole('textbox', { name: 'E-mail' }).fill('demo@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('demo1234')
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
}

describe('member page', () => {
  test.each([
    [1440, '/history?page=2', '/login?return=%2Fhistory%3Fpage%3D2'],
    [390, '/account', '/mblogin?return=%2Faccount'],
    [1440, '/mbuser', '/mblogin?return=%2Fmbuser'],
  ])('in a window of %i px, the page %s redirects a logged-out user to %s', async (width, path, asked) => {
    const { at } = await renderSite(path, { width })
    await expect.poll(at, longWait).toBe(asked)
  })

  test('if a log-in was required for a page, the site opens that page after the log-in', async () => {
    const { at, sdk } = await renderSite('/current', {
      samples: { login },
      answers: { pendOrderList: orders },
    })
    await expect.poll(at, longWait).toBe('/login?return=%2Fcurrent')
    await logIn()
    await expect.poll(at, longWait).toBe('/current')
    expect(sdk.token.get()).toBe(login.token)
    await expect.element(page.getByRole('heading', { name: 'Open spot orders' })).toBeVisible()
  })

  test('a page for members opens directly if a member is logged in', async () => {
    const { at } = await renderSite('/current', { signedIn: true, answers: { pendOrderList: orders } })
    await expect.element(page.getByRole('heading', { name: 'Open spot orders' })).toBeVisible()
    expect(at()).toBe('/current')
  })
})

describe('return address of the log-in page', () => {
  test.each(['https://evil.example/', '//evil.example', '/nowhere', '/register'])(
    'for a logged-in member, the log-in page with the return address %s opens the home page',
    async (wanted) => {
      const path = `/login?return=${encodeURIComponent(wanted)}`
      const { at } = await renderSite(path, { signedIn: true })
      await expect.poll(at, longWait).toBe('/home')
    },
  )

  test('the Log in and Create account buttons of the header pass the return address on to the page that they open', async () => {
    const { at } = await renderSite('/login?return=%2Fwithdraw&step=forgot')
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: 'Create account' }).click(longWait)
    await expect.poll(at, longWait).toBe('/register?return=%2Fwithdraw')
    await header.getByRole('button', { name: 'Log in' }).click()
    await expect.poll(at, longWait).toBe('/login?return=%2Fwithdraw')
  })

  test('a user who opens the password reset and goes back to the log-in still reaches the requested page after the log-in', {
    tags: 'deep',
  }, async () => {
    const { at } = await renderSite('/login?return=%2Faccount', { samples: { login } })
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await expect.element(page.getByRole('heading', { name: 'Reset the password' })).toBeVisible()
    expect(at()).toBe('/login?return=%2Faccount&step=forgot')
    await page.getByRole('button', { name: 'Back to log in' }).click()
    await logIn()
    await expect.poll(at, longWait).toBe('/account')
  })
})

describe('confirmation before the member leaves a page', () => {
  test('Back asks for confirmation while a dialog shows new recovery codes; the button Stay leaves the dialog open', {
    tags: 'deep',
  }, async () => {
    const recovery_codes = Array.from({ length: 10 }, (_, at) => `7K3Q${at}-X9M2D-HB4TW-ZN6VC-R8EJA`)
    const { router, at } = await renderSite('/terms', {
      signedIn: true,
      samples: { getMemberInfo: { has_authenticator: true }, setPersonInfo: { recovery_codes } },
    })
    await expect.poll(() => router.state().shown?.Page, longWait).toBeDefined()
    router.navigate('/my')
    await page.getByRole('button', { name: 'Manage: Authenticator app' }).click(longWait)
    const security = page.getByRole('dialog', { name: 'Authenticator app' })
    await security.getByRole('button', { name: 'New recovery codes' }).click()
    const prove = page.getByRole('dialog', { name: 'New recovery codes' })
    await prove.getByLabelText('Login password', { exact: true }).fill('abc12345')
    await prove.getByLabelText('Authenticator code').fill('123456')
    await prove.getByRole('button', { name: 'New recovery codes' }).click()
    await expect.element(page.getByText(recovery_codes[9]!)).toBeVisible()
    router.navigator.go(-1)
    await page.getByRole('button', { name: 'Stay' }).click()
    await expect.element(page.getByText(recovery_codes[9]!)).toBeVisible()
    expect(at()).toBe('/my')
    router.navigator.go(-1)
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect.poll(at).toBe('/terms')
  })
})
